import { checkSegments } from '../documents/hrefs'
import { isReserved } from './reserved-paths'

/** Normalises the path of a page: `Over-Ons/` becomes `/over-ons`. */
export function normalisePageLink(link: string): string {
  const path = link.trim().toLowerCase().split('/').filter(Boolean).join('/')
  return `/${path}`
}

/**
 * @param link normalised path of a page
 * @throws Error with a Dutch sentence when no page can have it
 */
export function checkPageLink(link: string): void {
  if (!/^[a-z0-9._~/-]*$/.test(link))
    throw new Error('Gebruik in een pad alleen letters zonder accent, cijfers, - en /.')
  checkSegments(link)
  if (isReserved(link)) throw new Error('Op dit pad staat al een vast onderdeel van de site.')
}
