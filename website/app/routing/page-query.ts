import { redirect } from 'react-router'
import { routeParam } from './not-found.ts'
import { pageParamSchema } from './urls/params.ts'

/**
 * Query keys by which one path shows different pages of a list. Only some routes read them, and declare them in their
 * handle.
 */
export const PAGE_KEYS: readonly string[] = ['p', 't']

/**
 * Redirects a URL with a page key that its route does not read permanently to the one without it: `/privacy?p=5` is
 * the same page as `/privacy`.
 */
export function redirectUnreadKeys(url: URL, read: readonly string[]): void {
  redirectWithoutKeys(
    url,
    PAGE_KEYS.filter((key) => !read.includes(key)),
  )
}

/** Redirects a URL with some keys permanently to the one without them. */
export function redirectWithoutKeys(url: URL, keys: readonly string[]): void {
  const unread = keys.filter((key) => url.searchParams.has(key))
  if (unread.length > 0) throw redirect(withoutKeys(url, unread), 301)
}

/**
 * The page of a list in a URL, from 1. The first page has no number in its URL: `?p=1` redirects permanently.
 * @throws the fatal 404 of requirements §8 for an invalid page number
 */
export function pageNumberOf(url: URL): number {
  const pageText = url.searchParams.get('p')
  if (pageText === '1') throw redirect(withoutKeys(url, ['p']), 301)
  return routeParam(url, pageParamSchema, pageText)
}

/** Path and query, unchanged except for some keys. */
function withoutKeys({ pathname, search }: URL, keys: readonly string[]): string {
  const unread = new Set(keys)
  const left = search
    .slice(1)
    .split('&')
    .filter((part) => ![...new URLSearchParams(part).keys()].some((key) => unread.has(key)))
  return pathname + (left.length > 0 ? `?${left.join('&')}` : '')
}
