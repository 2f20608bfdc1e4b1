import { href } from '@gevel/contract/hrefs'

/** Campaigns, which say nothing of the page. */
const IGNORED_KEY = /^(?:utm_|fbclid$|gclid$)/
/** The page that was requested, read by scripts only. */
const RETURN_KEY = 'terug'

/** The path and query by which a page is stored. */
export function pagePath({ pathname, searchParams }: URL): string {
  const keys = [...searchParams].filter(
    ([key]) => !IGNORED_KEY.test(key) && !(pathname === href('/offline') && key === RETURN_KEY),
  )
  const query = new URLSearchParams(keys).toString().replace(/=(?=&|$)/g, '')
  return query ? `${pathname}?${query}` : pathname
}
