import type { Edition } from '@gevel/contract/editions'

/** What the code needs to know of each edition; names and texts come from the content backend. */
export const EDITIONS = {
  general: {
    home: '/',
    articlePath: '/news',
    tagPath: '/news/tag',
    themeColour: { light: '#0094d8', dark: '#0085c2' },
  },
  pro: { home: '/pro', articlePath: '/item', tagPath: '/item/tag', themeColour: { light: '#0c659a', dark: '#0b5988' } },
} as const satisfies Record<Edition, object>

/** The routes that are in the pro edition by their name (specification §4). */
const PRO_ROUTES = new Set([
  'item-id-slug',
  'item-tag',
  'home-pro',
  'provacatures',
  'bouwgroothandel-bijeen',
  'business-update-bouwgroothandel',
])

interface Place {
  routeId: string | undefined
  pathname: string
  searchParams: URLSearchParams
}

/** The edition somebody is in: by the query key `pro`, the route's name, or the path `/abonneren/mix-pro` (specification §4). */
export function editionAt({ routeId, pathname, searchParams }: Place): Edition {
  const isPro = searchParams.has('pro') || PRO_ROUTES.has(routeId ?? '') || pathname === '/abonneren/mix-pro'
  return isPro ? 'pro' : 'general'
}

/** A link on a page that both editions share: in pro it carries the query key, so that one stays in the edition. */
export function withinEdition(href: string, edition: Edition): string {
  if (edition === 'general' || !href.startsWith('/')) return href
  const url = new URL(href, 'http://site')
  if (isProPath(url.pathname) || url.searchParams.has('pro')) return href
  const search = url.search ? `${url.search}&pro` : '?pro'
  return `${url.pathname}${search}${url.hash}`
}

function isProPath(pathname: string): boolean {
  return /^\/(pro|item|provacatures|bouwgroothandel-bijeen|business-update-bouwgroothandel|abonneren\/mix-pro)(\/|$)/.test(
    pathname,
  )
}
