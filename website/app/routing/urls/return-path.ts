import { type FixedPath, isWithin } from '@gevel/contract/hrefs'
import type { PagePath } from '@gevel/contract/paths'

const HOME: FixedPath = '/'
/** Screens that would redirect again. */
const EXCLUDED_SCREENS = [
  '/inloggen',
  '/registreren',
  '/uitloggen',
  '/wachtwoord-vergeten',
  '/wachtwoord-reset',
  '/account-activeren',
  '/email-valideren',
  '/auth/connect',
  '/connect/:provider',
] as const satisfies PagePath[]
/** Maximum length of a return path: it is stored in cookies, and browsers drop those over 4 kB. */
const LONGEST = 1000
/** A path without a query, which parsing would leave as it is. */
const PLAIN = /^\/(?!\/)[\w/-]*$/
/** A dummy origin to compare with. */
const HERE = 'https://gevel.invalid'

/** The path to return to after logging in: from `?terug=`, else the front page. */
export function returnPath({ searchParams }: URL): string {
  return sitePath(searchParams.get('terug') ?? HOME)
}

/** A safe path of this site; the front page when the requested one is not. */
export function sitePath(wanted: string): string {
  if (wanted.length > LONGEST) return HOME
  if (PLAIN.test(wanted)) return isExcluded(wanted) ? HOME : wanted
  if (!wanted.startsWith('/') || !URL.canParse(wanted, HERE)) return HOME
  const { origin, pathname, search, hash } = new URL(wanted, HERE)
  // browsers read a backslash or a second slash as the start of a host
  if (origin !== HERE || pathname.startsWith('//') || isExcluded(pathname)) return HOME
  return pathname + search + hash
}

function isExcluded(pathname: string): boolean {
  // the data URL of a screen leads there too (React Router, "single fetch")
  const path = pathname.replace(/\.data$/, '')
  return EXCLUDED_SCREENS.some((screen) => isWithin(path, screen))
}

/** The URL of a screen with its return path, which is left out where it would only grow from screen to screen. */
export function withReturn(path: string, back: string): string {
  const target = sitePath(back)
  return target === HOME ? path : `${path}?terug=${encodeURIComponent(target)}`
}
