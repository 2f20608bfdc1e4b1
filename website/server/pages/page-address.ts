/** The query keys that pages read. Any other (a newsletter's, a campaign's) changes nothing of what is drawn. */
const KNOWN_KEYS = ['_routes', 'p', 'pro', 't']
/** Pages with one of these are one visitor's: a draft for an editor, a code from a mail, what he just did, where he came from. */
const OWN_KEYS = ['preview', 'code', 'gelukt', 'terug']

export interface PageAddress {
  /** the one address for all that show the same: known keys only, sorted */
  url: string
  /** whether it is for one visitor, and so never kept */
  isOwn: boolean
}

/** What of a request's address decides what is drawn. */
export function pageAddress(url: string): PageAddress {
  const queryAt = url.indexOf('?')
  if (queryAt < 0) return { url, isOwn: false }
  const given = new URLSearchParams(url.slice(queryAt + 1))
  const known = new URLSearchParams()
  for (const key of KNOWN_KEYS) {
    const value = given.get(key)
    // only that it is there counts (specification §4)
    if (value !== null) known.set(key, key === 'pro' ? '' : value)
  }
  const query = known.toString().replace(/(^|&)pro=(?=&|$)/, '$1pro')
  return { url: url.slice(0, queryAt) + (query && `?${query}`), isOwn: OWN_KEYS.some((key) => given.has(key)) }
}
