import { proPaths } from './pro-paths.ts'
import { type RouteName, routes } from './routes.ts'

/** The paths of the routes (`routes.ts`), by the name of the route. */
export const routePaths = Object.fromEntries(Object.entries(routes).map(([name, { path }]) => [name, path])) as {
  readonly [Name in RouteName]: (typeof routes)[Name]['path']
}

/** Editors' pages that the code knows, until they have a route of their own: it links to them, or to pages below them. */
export const editorPaths = [
  '/vacatures',
  '/agenda',
  '/partners',
  '/organisaties',
  '/winkelketens',
  '/winkelketens/bouwmarkten',
  '/winkelketens/verfwinkels-woonwinkels',
  '/voorwaarden',
  '/privacy',
  proPaths.provacatures,
] as const

/** All pages that something can link to; the plan with a path of its own is in another edition than the others. */
export type PagePath =
  | (typeof routePaths)[RouteName]
  | (typeof editorPaths)[number]
  | (typeof proPaths)['abonneren-mix-pro']

/**
 * Paths of requirements §2 that are not implemented yet: a 404, unless an editor makes a page with that link
 * where pages are allowed. One that ends in `/` is a folder with everything below it.
 */
export const laterPaths = [
  // registration for events
  '/inschrijvingen',
] as const

/** Files of `website/public/`, beside those in its folders. */
export const publicFiles = [
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/gevel.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/muur.svg',
  '/pro-apple-touch-icon.png',
  '/pro-icon-192.png',
  '/pro-icon-512.png',
  '/pro-icon-maskable-512.png',
] as const

/** The parts of the backend's API that are also served without `/api` (requirements §7), and the account's own. */
export const apiParts = ['public', 'auth', 'users', 'connect', 'account', 'statistics'] as const

/** Folders of the backend and its media, for a proxy that serves both programs at one host. */
export const backendPaths = [
  '/api/',
  '/admin/',
  '/_health/',
  '/media/',
  ...apiParts.map((part) => `/${part}/` as const),
]
