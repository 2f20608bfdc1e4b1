import type { EditionLink } from '../../previews/preview-links'

const editionNames = { general: 'algemeen', pro: 'professioneel' } as const

/** A link with the words for it. */
export interface NamedLink {
  label: string
  url: string
}

/** Names links to a document, with their edition when there are several. */
export function namedLinks(label: string, links: readonly EditionLink[]): NamedLink[] {
  const isOne = links.length === 1
  return links.map(({ edition, url }) => ({ label: isOne ? label : `${label} (${editionNames[edition]})`, url }))
}
