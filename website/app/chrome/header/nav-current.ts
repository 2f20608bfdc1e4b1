import { isWithin } from '@gevel/contract/hrefs'
import type { PagePath } from '@gevel/contract/paths'

/** Pages that belong together: where one has no nav item of its own, that of another is the current one. */
const SECTIONS: readonly (readonly (PagePath | '/winkelketens/bouwmarkten')[])[] = [
  ['/', '/nieuws', '/news/:id/:slug?'],
  ['/pro', '/pro/nieuws', '/item/:id/:slug?'],
  ['/agenda', '/nationale-dhz-sessie', '/bouwgroothandel-bijeen', '/business-update-bouwgroothandel'],
  ['/partners', '/organisaties'],
  // the figures of chains are of nobody who pays, as partners do
  ['/winkelketens/bouwmarkten', '/winkelketens'],
]

interface Place {
  pathname: string
  search: string
}

export interface CurrentNav {
  href: string
  /** `page` for the current page itself, `true` for a page of that section */
  state: 'page' | 'true'
}

/** The nav item of the current page: its own, the nearest one above it, or that of its section. */
export function currentNav(hrefs: readonly string[], here: Place): CurrentNav | undefined {
  const items = hrefs.map((href) => {
    const [pathname = '', search = ''] = href.split(/[?#]/)
    return { href, place: { pathname, search } }
  })
  const ownItem = items.find(({ place }) => place.pathname === here.pathname && tagOf(place) === tagOf(here))
  if (ownItem) return { href: ownItem.href, state: 'page' }
  const above = items
    .filter(({ place }) => tagOf(place) === null && `${here.pathname}/`.startsWith(`${place.pathname}/`))
    .sort((a, b) => b.place.pathname.length - a.place.pathname.length)[0]
  if (above) return { href: above.href, state: 'true' }
  const section = SECTIONS.find((pages) => pages.some((page) => isWithin(here.pathname, page)))
  const related = items.find(({ place }) => section?.some((page) => page === place.pathname))
  return related && { href: related.href, state: 'true' }
}

function tagOf({ search }: Place): string | null {
  return search ? new URLSearchParams(search).get('t') : null
}
