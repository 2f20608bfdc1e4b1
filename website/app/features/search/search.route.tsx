import { withinEdition } from '@gevel/contract/edition-links'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import results from '../../styles/features/search-results.css?url'
import tabs from '../../styles/features/tabs.css?url'
import filters from '../../styles/ui/filters.css?url'
import { Notice } from '../../ui/notice.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { useEdition } from '../editions/editions.ts'
import type { Route } from './+types/search.route.ts'
import { loadSearch } from './load-search.server.ts'
import { SearchForm } from './results/search-form.tsx'
import { SearchHelp } from './results/search-help.tsx'
import { SearchResults } from './results/search-results.tsx'
import { LITERAL_KEY, SEARCH_KEYS, searchHref } from './search-address.ts'

export const links = styleSheets(filters, results, tabs)

export const handle: RouteHandle = { query: [...SEARCH_KEYS, 'p'], queryFlags: [LITERAL_KEY] }

export function loader(call: Route.LoaderArgs) {
  return loadSearch(call, call.url.searchParams.has('pro') ? 'pro' : 'general')
}

/** A page without results is not cached. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** `/zoeken`: one box for everything on the site, with filters as links. */
export default function SearchRoute({ loaderData: { search, found, rejected, saving } }: Route.ComponentProps) {
  const edition = useEdition()
  const page = found?.meta.pagination.page ?? 1
  const title = search.text ? `Zoeken: ${search.text.slice(0, 80)}` : 'Zoeken'
  return (
    <div className="wrap">
      <PageMeta
        title={page > 1 ? `${title}, pagina ${page}` : title}
        description="Zoek in artikelen, bedrijven, evenementen, vacatures en magazines."
        path={searchHref(search, page)}
        noindex
      />
      <header className="page-head">
        <h1>Zoeken</h1>
      </header>
      <SearchForm text={search.text} />
      {rejected && <Notice title={rejected} />}
      {found ? (
        <SearchResults
          search={search}
          found={found}
          saving={saving}
          hrefOf={(other, at) => withinEdition(searchHref(other, at), edition)}
        />
      ) : (
        <SearchHelp />
      )}
    </div>
  )
}
