import { proPaths } from './pro-paths.ts'

/**
 * Every path of the site. `:name` is a parameter and `:name?` an optional one; a path that ends in `/` is a folder
 * with everything below it. The parts that a browser needs at runtime have their own files: the pro edition's paths
 * (`pro-paths.ts`), and those of the server (`server-paths.ts`).
 */

/** Two paths of the pro edition are editors' pages, until they have a route of their own. */
const { provacatures, 'abonneren-mix-pro': subscription, ...proRoutes } = proPaths

/**
 * Paths with a route of their own, by the name of that route (specification §2, §4). `website/app/routes.ts` is made
 * from them.
 */
export const routePaths = {
  home: '/',
  ...proRoutes,
  nieuws: '/nieuws',
  'news-tag': '/news/tag',
  'news-id-slug': '/news/:id/:slug?',
  'auteurs-slug': '/auteurs/:slug',
  magazine: '/magazine',
  'magazine-id-slug': '/magazine/:id/:slug?',
  'nationale-dhz-sessie': '/nationale-dhz-sessie',
  'agenda-ics': '/agenda/:id/agenda.ics',
  'agenda-id-slug': '/agenda/:id/:slug?',
  'vacatures-vacature-id-slug': '/vacatures/vacature/:id/:slug?',
  'partners-link': '/partners/:link',
  'organisaties-link': '/organisaties/:link',
  'winkelketens-bouwmarkten-link': '/winkelketens/bouwmarkten/:link',
  'winkelketens-verfwinkels-woonwinkels-link': '/winkelketens/verfwinkels-woonwinkels/:link',
  inloggen: '/inloggen',
  uitloggen: '/uitloggen',
  registreren: '/registreren',
  'registreren-provider': '/registreren/:provider',
  'connect-provider': '/connect/:provider',
  'auth-connect': '/auth/connect',
  'account-activeren': '/account-activeren',
  'wachtwoord-vergeten': '/wachtwoord-vergeten',
  'wachtwoord-reset': '/wachtwoord-reset',
  'email-valideren': '/email-valideren',
  account: '/account',
  'account-gegevens': '/account/gegevens.json',
  'account-reacties': '/account/reacties',
  'account-bewaren': '/account/bewaren',
  reactie: '/reactie/:id/:what',
  sitemap: '/sitemap',
  'sitemap-year': '/sitemap/:year',
  'sitemap-year-month': '/sitemap/:year/:month',
  'sitemap-xml': '/sitemap.xml',
  'sitemaps-part': '/sitemaps/:part',
  'news-sitemap-xml': '/news-sitemap.xml',
  'robots-txt': '/robots.txt',
  'feeds-list-format': '/feeds/:list/:format',
  'agenda-all-ics': '/agenda/agenda.ics',
  zoeken: '/zoeken',
  'zoeken-suggesties': '/zoeken/suggesties',
  botcontrole: '/botcontrole',
  'security-txt': '/.well-known/security.txt',
  gallery: '/_ui',
  'gallery-demo-form': '/_ui/proef/:received?',
  'gallery-part': '/_ui/:slug',
} as const
export type RouteName = keyof typeof routePaths

/** Editors' pages that the code knows: it links to them, or to pages below them. */
export const editorPaths = [
  '/vacatures',
  '/agenda',
  '/partners',
  '/organisaties',
  '/winkelketens',
  '/winkelketens/bouwmarkten',
  '/winkelketens/verfwinkels-woonwinkels',
  '/voorwaarden',
  provacatures,
  subscription,
] as const

/** All pages that something can link to. */
export type PagePath = (typeof routePaths)[RouteName] | (typeof editorPaths)[number]

/** Paths of the specification (§2, §7) that are not implemented yet. */
export const laterPaths = [
  '/c/',
  '/l/:id',
  '/uitnodiging',
  '/inschrijvingen',
  '/vacatures/cat/:id',
  '/vacatures/plaatsen/',
  '/vacatures/mijn/:id?',
  '/builds/',
] as const

/** Files of `website/public/`, beside those in its folders. */
export const publicFiles = [
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/gevel.svg',
  '/icon-512.png',
  '/muur.svg',
] as const

/** The parts of the backend's API that are also served without `/api` (specification §7), and the account's own. */
export const apiParts = ['public', 'auth', 'users', 'connect', 'account', 'statistics'] as const

/** Folders of the backend and its media, for a proxy that serves both programs at one host. */
export const backendPaths = [
  '/api/',
  '/admin/',
  '/_health/',
  '/media/',
  ...apiParts.map((part) => `/${part}/` as const),
]
