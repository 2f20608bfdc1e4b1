import { data } from 'react-router'
import { pageNotFound } from '../../routing/not-found.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { PageBanners } from '../banners/page-banners.ts'
import { LISTING_KEYS } from '../directory/listing/listing-filter.ts'
import { VACANCY_KEYS } from '../vacancies/listing/vacancy-keys.ts'
import type { Route } from './+types/page.route.ts'
import { PageBlocks } from './blocks/page-blocks.tsx'
import type { PlacedBlock } from './blocks/place-blocks.server.ts'
import { loadPage } from './load-page.server.ts'

export const handle: RouteHandle = { query: ['p', ...LISTING_KEYS, ...VACANCY_KEYS] }

/** The catch-all of requirements §2: any path without a route is looked up as a page link. */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadPage(args, linkOf(args.url))
  // anybody can invent searches without a result, which would evict pages that are read
  return data(loaded, loaded.blocks.some(isMissedSearch) ? { headers: { 'Cache-Control': 'no-store' } } : undefined)
}

/** A list without results of a search is not cached. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  const { page, address, blocks, banners, layout, pageNumber } = loaderData
  const numbered = (title: string) => (pageNumber > 1 ? `${title}, pagina ${pageNumber}` : title)
  const seo = page.seo?.title ? { ...page.seo, title: numbered(page.seo.title) } : page.seo
  const isBare = layout !== 'default'
  return (
    <>
      <PageMeta title={numbered(page.title)} description={page.intro} path={address} seo={seo} cover={page.cover} />
      {!isBare && (
        <div className="wrap">
          <Breadcrumbs above={crumbsAbove(page.link)} here={page.title} />
          <header className="page-head">
            <h1>{page.title}</h1>
            {page.intro && <p>{page.intro}</p>}
          </header>
        </div>
      )}
      <PageBanners value={banners}>
        <PageBlocks blocks={blocks} link={page.link} />
      </PageBanners>
    </>
  )
}

/** The page link of a path; null for a path that cannot be decoded. */
function linkOf(url: URL): string {
  try {
    return decodeURI(url.pathname)
  } catch {
    return pageNotFound(url)
  }
}

/** Whether a list has no results of a search, or of a place. */
function isMissedSearch(block: PlacedBlock): boolean {
  return (
    block.__component === 'blocks.vacancy-list' &&
    (block.selection.text !== '' || block.selection.place !== '') &&
    block.vacancies.data.length === 0
  )
}

/**
 * The breadcrumbs of a page, from the segments of its link: `/winkelketens/bouwmarkten` is under `/winkelketens`.
 * Their names are made from the segments; every seeded or editor-made parent is a page of its own.
 */
function crumbsAbove(link: string): Crumb[] {
  const parts = link.split('/').filter(Boolean).slice(0, -1)
  return parts.map((part, at) => ({ label: labelOf(part), href: `/${parts.slice(0, at + 1).join('/')}` }))
}

function labelOf(part: string): string {
  const words = part.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
