import { type FixedPath, isWithin } from '@gevel/contract/hrefs'
import type { PagePath } from '@gevel/contract/paths'

const HOME: FixedPath = '/'
/** From where one would be sent away again. */
const NO_GOALS = [
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
/** It travels in cookies, of which browsers drop those over 4 kB. */
const LONGEST = 1000
/** Any origin will do: it only has to stay the same. */
const HERE = 'https://gevel.invalid'

/** Where one wants to go after logging in: a path of this site from `?terug=`, else the front page. */
export function returnPath({ searchParams }: URL): string {
  return sitePath(searchParams.get('terug') ?? HOME)
}

/** A path of this site that one can be sent to, whatever was asked for; the front page when it is none. */
export function sitePath(wanted: string): string {
  if (wanted.length > LONGEST || !wanted.startsWith('/') || !URL.canParse(wanted, HERE)) return HOME
  const { origin, pathname, search, hash } = new URL(wanted, HERE)
  // browsers read a backslash or a second slash as the begin of another site
  if (origin !== HERE || pathname.startsWith('//') || isNoGoal(pathname)) return HOME
  return pathname + search + hash
}

function isNoGoal(pathname: string): boolean {
  // the data of a screen lead there too (React Router, "single fetch")
  const path = pathname.replace(/\.data$/, '')
  return NO_GOALS.some((screen) => isWithin(path, screen))
}

/** The address of a screen that leads back there afterwards; where that is no goal it would only grow from screen to screen. */
export function withReturn(path: string, back: string): string {
  const goal = sitePath(back)
  return goal === HOME ? path : `${path}?terug=${encodeURIComponent(goal)}`
}
