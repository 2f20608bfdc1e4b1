import type { Edition } from '@gevel/contract/editions'
import { href } from '@gevel/contract/hrefs'
import { proPaths } from '@gevel/contract/pro-paths'
import { useLocation, useMatches } from 'react-router'

/** The browser's theme colour of each edition. */
export const THEME_COLOURS = {
  general: { light: '#0094d8', dark: '#0085c2' },
  pro: { light: '#0c659a', dark: '#0b5988' },
} as const satisfies Record<Edition, object>

/** The manifest of each edition as an app, and its icon for iOS. */
export const APP_FILES = {
  general: { manifest: href('/manifest.webmanifest'), icon: '/apple-touch-icon.png' },
  pro: { manifest: href('/pro/manifest.webmanifest'), icon: '/pro-apple-touch-icon.png' },
} as const satisfies Record<Edition, object>

/** The edition of the current page. */
export function useEdition(): Edition {
  const { pathname, search } = useLocation()
  const { id: routeId, loaderData } = useMatches().at(-1) ?? {}
  return editionAt({ routeId, loaderData, pathname, searchParams: new URLSearchParams(search) })
}

interface Place {
  routeId: string | undefined
  pathname: string
  searchParams: URLSearchParams
  /** of the route */
  loaderData?: unknown
}

/**
 * The edition of a URL: by the query key `pro`, the route's name, or the path `/abonneren/mix-pro` (requirements §4);
 * at a path of both editions by the loader's `edition`, as of an event.
 */
export function editionAt({ routeId, pathname, searchParams, loaderData }: Place): Edition {
  const isPro =
    searchParams.has('pro') ||
    Object.hasOwn(proPaths, routeId ?? '') ||
    pathname === href('/abonneren/mix-pro') ||
    isOfPro(loaderData)
  return isPro ? 'pro' : 'general'
}

function isOfPro(loaderData: unknown): boolean {
  return (
    typeof loaderData === 'object' && loaderData !== null && 'edition' in loaderData && loaderData.edition === 'pro'
  )
}
