import { previewKey } from '@gevel/contract/preview-key'
import { payloadSuffix } from '@gevel/contract/server-paths'
import { PAGE_KEYS } from '../../app/routing/page-query.ts'
import { canonicalPath } from '../../app/routing/urls/canonical-path.ts'
import type { RulesAt } from './cache-rules.ts'
import type { Bypass } from './cache-status.ts'

/** The key of the routes whose data a script requests (React Router, "single fetch"). */
const ROUTES_KEY = '_routes'
/** The suffix of a page's data, and of that of a page with a trailing slash (React Router, `getNormalizedPath`). */
const DATA = /\.data$/
const DATA_OF_FOLDER = /\/_\.data$/
/** Characters that need no encoding in a path (RFC 3986 §3.3). */
const VALID_PATH = /^[\w/.~!$&'()*+,;=:@%-]*$/

export interface PageAddress {
  /** the canonical URL of the page: only query keys that its routes read, sorted */
  url: string
  /** why it is never cached: a preview, per visitor, or one of endless spellings of a path */
  bypass: Exclude<Bypass, 'logged-in'> | undefined
}

/** What of a request's URL determines the rendered page, by the rules of the routes it matches. */
export function pageAddress(url: string, rulesAt: RulesAt): PageAddress {
  const queryAt = url.indexOf('?')
  const path = pathOf(url)
  const pathname = payloadPage(path) ?? path.replace(DATA_OF_FOLDER, '/').replace(DATA, '')
  const requestQuery = new URLSearchParams(queryAt < 0 ? '' : url.slice(queryAt + 1))
  if (requestQuery.has(previewKey)) return { url, bypass: 'preview' }
  const { routeIds, query, queryFlags, perVisitor } = rulesAt(pathname)
  if (perVisitor) return { url, bypass: 'per-visitor' }
  const isCanonical = VALID_PATH.test(path) && canonicalPath(pathname) === pathname
  const bypass = isCanonical ? undefined : 'path-spelling'
  if (queryAt < 0) return { url, bypass }
  const read = new URLSearchParams()
  const hasRoutesKey = path !== pathname && !path.endsWith(payloadSuffix)
  const routes = hasRoutesKey ? neededRoutes(requestQuery.get(ROUTES_KEY), routeIds) : ''
  if (routes) read.set(ROUTES_KEY, routes)
  // other keys of lists are redirected (`app/routing/page-query.ts`)
  for (const key of new Set([...query, ...PAGE_KEYS])) {
    const value = requestQuery.get(key)
    if (value !== null) read.set(key, value)
  }
  for (const key of queryFlags) if (requestQuery.has(key)) read.set(key, '')
  read.sort()
  const search = read.toString().replace(/=(?=&|$)/g, '')
  return { url: path + (search && `?${search}`), bypass }
}

/** Whether a request is for the payload of a page. */
export function isPayload(url: string): boolean {
  return pathOf(url).endsWith(payloadSuffix)
}

/** The path of the page whose payload is at a path; undefined when it is none. */
export function payloadPage(path: string): string | undefined {
  return path.endsWith(payloadSuffix) ? path.slice(0, -payloadSuffix.length) || '/' : undefined
}

function pathOf(url: string): string {
  const queryAt = url.indexOf('?')
  return queryAt < 0 ? url : url.slice(0, queryAt)
}

/** The URL of the document whose data a URL requests; undefined when it is a document itself. */
export function documentUrlOf(url: string): string | undefined {
  const [path = '', ...query] = url.split('?')
  const pathname = path.replace(DATA_OF_FOLDER, '/').replace(DATA, '')
  if (pathname === path) return undefined
  const otherKeys = new URLSearchParams(query.join('?'))
  otherKeys.delete(ROUTES_KEY)
  return otherKeys.size > 0 ? `${pathname}?${otherKeys}` : pathname
}

/**
 * The requested routes that the page has, in its own order; nothing when it is all or none, since then all are sent.
 */
function neededRoutes(requested: string | null, matched: readonly string[]): string {
  const requestedRoutes = new Set(requested?.split(','))
  const needed = matched.filter((id) => requestedRoutes.has(id))
  return needed.length < matched.length ? needed.join(',') : ''
}
