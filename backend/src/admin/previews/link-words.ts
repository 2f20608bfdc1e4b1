import type { PlaceLink } from '../../content/previews/preview-links'

const editionNames = { general: 'algemeen', pro: 'professioneel' } as const

/** A link with the words for it. */
export interface NamedLink {
  label: string
  url: string
}

/** Names links to a document, with what distinguishes them when there are several. */
export function namedLinks(label: string, links: readonly PlaceLink[]): NamedLink[] {
  const isInBoth = new Set(links.map(({ edition }) => edition)).size > 1
  return links.map(({ edition, page, url }) => {
    const distinctions = [page === 'series' && 'pagina van de reeks', isInBoth && editionNames[edition]].filter(Boolean)
    return { label: distinctions.length > 0 ? `${label} (${distinctions.join(', ')})` : label, url }
  })
}
