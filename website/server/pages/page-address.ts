/** The query keys that pages read. Any other (a newsletter's, a campaign's) changes nothing of what is drawn. */
const KNOWN_KEYS = ['_routes', 'code', 'gelukt', 'p', 'pro', 't', 'terug']
/** A draft that only an editor may see: never kept. */
const PREVIEW_KEY = 'preview'

export interface PageAddress {
  /** the one address for all that show the same: known keys only, sorted */
  url: string
  isPreview: boolean
}

/** What of a request's address decides what is drawn. */
export function pageAddress(url: string): PageAddress {
  const queryAt = url.indexOf('?')
  if (queryAt < 0) return { url, isPreview: false }
  const given = new URLSearchParams(url.slice(queryAt + 1))
  const known = new URLSearchParams()
  for (const key of KNOWN_KEYS) {
    const value = given.get(key)
    // only that it is there counts (specification §4)
    if (value !== null) known.set(key, key === 'pro' ? '' : value)
  }
  const query = known.toString().replace(/(^|&)pro=(?=&|$)/, '$1pro')
  return { url: url.slice(0, queryAt) + (query && `?${query}`), isPreview: given.has(PREVIEW_KEY) }
}
