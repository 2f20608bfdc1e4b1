import type { FixedPath } from '@gevel/contract/hrefs'

const HOMES: readonly string[] = ['/', '/pro'] satisfies FixedPath[]
const TAG_INDEXES: readonly string[] = ['/news/tag', '/item/tag'] satisfies FixedPath[]

/**
 * Whether a nav item links to the current page: the same path or one below it, and the same tag where the item has
 * one.
 */
export function isCurrentNav(item: string, location: { pathname: string; search: string }): boolean {
  const target = new URL(item, 'http://site')
  const tag = target.searchParams.get('t')
  if (tag !== null)
    return target.pathname === location.pathname && tag === new URLSearchParams(location.search).get('t')
  if (HOMES.includes(target.pathname)) return target.pathname === location.pathname
  if (TAG_INDEXES.includes(target.pathname))
    return target.pathname === location.pathname && !location.search.includes('t=')
  return location.pathname === target.pathname || location.pathname.startsWith(`${target.pathname}/`)
}
