/**
 * `Cache-Status` (RFC 9211) of every page: whether it came from the page cache, and if not, why. This is the complete
 * list of reasons; docs/contracts/cache-status.md explains them.
 */

/** Why the cache was bypassed. */
export type Bypass = 'preview' | 'logged-in' | 'per-visitor' | 'path-spelling'

/** Why a rendered page was not stored. */
export type NotStored =
  | 'redirect'
  | 'error-status'
  | 'backend-failed'
  | 'personal-data'
  | 'set-cookie'
  | 'no-store'
  | 'bot-check'
  | 'not-a-page'
  | 'no-change-tags'
  | 'too-large'
  | 'overloaded'
  | 'development'

/** Why a stale page was sent. */
export type Stale = 'render-failed' | 'changes-disconnected' | 'reader-unknown'

/** @param ttlSeconds remaining freshness lifetime, negative for a stale page */
export function hitStatus(ttlSeconds: number, stale?: Stale): string {
  return `gevel; hit; ttl=${ttlSeconds}${stale ? `; detail=${stale}` : ''}`
}

/** `Cache-Status` of a page that readers with the same access share; without a time to live it was rendered for this request. */
export function sharedStatus(ttlSeconds: number | undefined): string {
  return ttlSeconds === undefined
    ? 'gevel; fwd=uri-miss; stored; detail=shared'
    : `${hitStatus(ttlSeconds)}; detail=shared`
}

export function bypassStatus(reason: Bypass | 'method'): string {
  return reason === 'method' ? 'gevel; fwd=method' : `gevel; fwd=bypass; detail=${reason}`
}

/** The outcome of a page that had to be rendered. */
export interface Rendered {
  /** whether a stale page was in the cache */
  wasStale: boolean
  /** whether the rendering had begun for another request */
  collapsed: boolean
  /** undefined when it is unknown: rendering took longer than the timeout */
  outcome: 'stored' | NotStored | undefined
}

export function renderedStatus({ wasStale, collapsed, outcome }: Rendered): string {
  const parts = ['gevel', wasStale ? 'fwd=stale' : 'fwd=uri-miss']
  if (collapsed) parts.push('collapsed')
  if (outcome) parts.push(outcome === 'stored' ? 'stored' : `detail=${outcome}`)
  return parts.join('; ')
}
