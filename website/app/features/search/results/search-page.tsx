import { withinEdition } from '@gevel/contract/edition-links'
import { Notice } from '../../../ui/notice.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { useEdition } from '../../editions/public.ts'
import type { SearchPageData } from '../load-search.server.ts'
import { searchHref } from '../search-address.ts'
import { SearchForm } from './search-form.tsx'
import { SearchHelp } from './search-help.tsx'
import { SearchResults } from './search-results.tsx'

/** `/zoeken`: one box for everything on the site, with filters as links. */
export function SearchPage({ search, found, rejected, saving }: SearchPageData) {
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
