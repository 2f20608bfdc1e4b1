import type { Edition } from '@gevel/contract/editions'
import { href, isWithin } from '@gevel/contract/hrefs'
import { proPaths } from '@gevel/contract/pro-paths'

/** The browser's theme colour of each edition. */
export const THEME_COLOURS = {
  general: { light: '#0094d8', dark: '#0085c2' },
  pro: { light: '#0c659a', dark: '#0b5988' },
} as const satisfies Record<Edition, object>

const PRO_PATHS = Object.values(proPaths)

interface Place {
  routeId: string | undefined
  pathname: string
  searchParams: URLSearchParams
}

/**
 * The edition of a URL: by the query key `pro`, the route's name, or the path `/abonneren/mix-pro` (specification §4).
 */
export function editionAt({ routeId, pathname, searchParams }: Place): Edition {
  const isPro =
    searchParams.has('pro') || Object.hasOwn(proPaths, routeId ?? '') || pathname === href('/abonneren/mix-pro')
  return isPro ? 'pro' : 'general'
}

/** A link on a page that both editions share: in pro it has the query key, so that the reader stays in the edition. */
export function withinEdition(path: string, edition: Edition): string {
  if (edition === 'general' || !path.startsWith('/')) return path
  const url = new URL(path, 'http://site')
  if (PRO_PATHS.some((page) => isWithin(url.pathname, page)) || url.searchParams.has('pro')) return path
  const search = url.search ? `${url.search}&pro` : '?pro'
  return `${url.pathname}${search}${url.hash}`
}
