import { redirect } from 'react-router'
import { routeParam } from './not-found.ts'
import { pageParamSchema } from './params.ts'

/** Query keys by which one path shows different pages of a list. Only some routes read them, and say so in their handle. */
export const PAGE_KEYS: readonly string[] = ['p', 't']

/**
 * Sends an address with a page key that its route does not read to the one without it for good: `/privacy?p=5` is no other page than
 * `/privacy`, and must not look like one.
 */
export function redirectUnreadKeys(url: URL, read: readonly string[]): void {
  const unread = PAGE_KEYS.filter((key) => !read.includes(key) && url.searchParams.has(key))
  if (unread.length > 0) throw redirect(withoutKeys(url, unread), 301)
}

/**
 * The page of a list that an address asks for, from 1. The first page has no number in its address: `?p=1` is sent there for good.
 * @throws the fatal 404 of specification §8 for what is no page number
 */
export function pageNumberOf(url: URL): number {
  const given = url.searchParams.get('p')
  if (given === '1') throw redirect(withoutKeys(url, ['p']), 301)
  return routeParam(url, pageParamSchema, given)
}

/** Path and query, as they were written but for some keys. */
function withoutKeys({ pathname, search }: URL, keys: readonly string[]): string {
  const unread = new Set(keys)
  const left = search
    .slice(1)
    .split('&')
    .filter((part) => ![...new URLSearchParams(part).keys()].some((key) => unread.has(key)))
  return pathname + (left.length > 0 ? `?${left.join('&')}` : '')
}
