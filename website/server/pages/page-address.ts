import { canonicalPath } from '../../app/routing/canonical-path.ts'

/** Ids of the routes that a path matches, outermost first. */
export type RoutesAt = (pathname: string) => readonly string[]

/**
 * The query keys that pages read, sorted. Any other (a newsletter's, a campaign's) changes nothing of what is drawn. Where a page does not
 * read `p` or `t` it is redirected (`app/routing/page-query.ts`).
 */
const KNOWN_KEYS = ['p', 'pro', 't']
/** Pages with one of these are one visitor's: a draft for an editor, a code from a mail, what he just did, where he came from. */
const OWN_KEYS = ['preview', 'code', 'gelukt', 'terug']
/** Which routes' data a script asks for (React Router, "single fetch"). */
const ROUTES_KEY = '_routes'
/** How the address of a page's data ends, and that of a page which ends in a slash (React Router, `getNormalizedPath`). */
const DATA = /\.data$/
const DATA_OF_FOLDER = /\/_\.data$/
/** What stands in a path as it is (RFC 3986 §3.3). */
const WRITTEN_WELL = /^[\w/.~!$&'()*+,;=:@%-]*$/

export interface PageAddress {
  /** the one address for all that show the same: known keys only, sorted */
  url: string
  /** whether it is for one visitor, or spelt in one of endlessly many other ways, and so never kept */
  isOwn: boolean
}

/** What of a request's address decides what is drawn. */
export function pageAddress(url: string, routesAt: RoutesAt): PageAddress {
  const queryAt = url.indexOf('?')
  const path = queryAt < 0 ? url : url.slice(0, queryAt)
  const pathname = path.replace(DATA_OF_FOLDER, '/').replace(DATA, '')
  const isOwn = !WRITTEN_WELL.test(path) || canonicalPath(pathname) !== pathname
  if (queryAt < 0) return { url, isOwn }
  const given = new URLSearchParams(url.slice(queryAt + 1))
  const known = new URLSearchParams()
  const routes = path === pathname ? '' : neededRoutes(given.get(ROUTES_KEY), routesAt(pathname))
  if (routes) known.set(ROUTES_KEY, routes)
  for (const key of KNOWN_KEYS) {
    const value = given.get(key)
    // only that it is there counts (specification §4)
    if (value !== null) known.set(key, key === 'pro' ? '' : value)
  }
  const query = known.toString().replace(/(^|&)pro=(?=&|$)/, '$1pro')
  return { url: path + (query && `?${query}`), isOwn: isOwn || OWN_KEYS.some((key) => given.has(key)) }
}

/** The address of the document whose data an address asks for; undefined when it is a document itself. */
export function documentUrlOf(url: string): string | undefined {
  const [path = '', ...query] = url.split('?')
  const pathname = path.replace(DATA_OF_FOLDER, '/').replace(DATA, '')
  if (pathname === path) return undefined
  const given = new URLSearchParams(query.join('?'))
  given.delete(ROUTES_KEY)
  return given.size > 0 ? `${pathname}?${given}` : pathname
}

/** Those of the asked routes that the page has, in their own order; nothing when it is all or none, for then all are sent. */
function neededRoutes(asked: string | null, matched: readonly string[]): string {
  const wanted = new Set(asked?.split(','))
  const needed = matched.filter((id) => wanted.has(id))
  return needed.length < matched.length ? needed.join(',') : ''
}
