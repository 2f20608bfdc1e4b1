import { href } from '@gevel/contract/hrefs'

/** A chart with more lines is hard to read. */
export const MOST_CHAINS = 4

/** `?k={link}` for each chain. */
export const CHAIN_KEY = 'k'
/** `?weergave=index` shows growth since the first common year in place of numbers. */
export const VIEW_KEY = 'weergave'
export const INDEX_VIEW = 'index'

/** The address of a comparison. @param links of the chains, in their order */
export function comparisonHref(links: readonly string[], isIndex = false): string {
  const params = new URLSearchParams(links.map((link) => [CHAIN_KEY, link]))
  if (isIndex) params.set(VIEW_KEY, INDEX_VIEW)
  return href('/winkelketens/vergelijken') + (params.size > 0 ? `?${params}` : '')
}
