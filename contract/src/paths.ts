import { proPaths } from './pro-paths.ts'

/**
 * Every path of the site. `:name` is a parameter and `:name?` an optional one; a path that ends in `/` is a folder
 * with everything below it. The parts that a browser needs at runtime have their own files: the pro edition's paths
 * (`pro-paths.ts`), and those of the server (`server-paths.ts`).
 */

/** Two paths of the pro edition are editors' pages, until they have a route of their own. */
const { provacatures, 'abonneren-mix-pro': subscription, ...proRoutes } = proPaths

/**
 * Paths with a route of their own, by the name of that route (requirements §2, §4). `website/app/routes.ts` has the
 * route module of each. `:id` is a public id, and a missing or wrong `:slug` redirects to the right one.
 * `docs/contracts/urls.md` has the rules for all of them.
 */
export const routePaths = {
  /** the editors' page with this link, as is `/pro` */
  home: '/',
  ...proRoutes,
  /** all news of an edition by day; `?p=2` further pages */
  nieuws: '/nieuws',
  /** all tags of an edition; `?t={name}` the articles of one, `&p=2` further pages. Another spelling redirects */
  'news-tag': '/news/tag',
  /** an article; `?p=2` further comments, POST adds one */
  'news-id-slug': '/news/:id/:slug?',
  /** an author, and their articles in both editions; `?p=2` further pages */
  'auteurs-slug': '/auteurs/:slug',
  /** the shelf, by year */
  magazine: '/magazine',
  /** an issue and its contents */
  'magazine-id-slug': '/magazine/:id/:slug?',
  /** its pages (decision 057): `?p=5` the spread with page 5, `&q=` a search within the issue */
  'magazine-lezen': '/magazine/:id/:slug/lezen',
  /** its PDF, for readers with access; others are redirected to the reader */
  'magazine-pdf': '/magazine/:id/:slug/pdf',
  /** the picture of a page, `klein` or `groot` */
  'magazine-pagina': '/magazine/:id/:slug/pagina/:page/:size',
  /** the current event of a series */
  'nationale-dhz-sessie': '/nationale-dhz-sessie',
  /** an event as an iCalendar file */
  'agenda-ics': '/agenda/:id/agenda.ics',
  /** an event's own page (decision 010) */
  'agenda-id-slug': '/agenda/:id/:slug?',
  /** a vacancy; 410 from 30 days after it closed */
  'vacatures-vacature-id-slug': '/vacatures/vacature/:id/:slug?',
  'partners-link': '/partners/:link',
  'organisaties-link': '/organisaties/:link',
  'winkelketens-bouwmarkten-link': '/winkelketens/bouwmarkten/:link',
  'winkelketens-verfwinkels-woonwinkels-link': '/winkelketens/verfwinkels-woonwinkels/:link',
  /**
   * All chains with their shops in a year: `?jaar=` (by default the newest), `?volgorde={column}` and
   * `{column}-andersom` sort within each kind. An unknown value is a 404
   */
  'winkelketens-stand-van-zaken': '/winkelketens/stand-van-zaken',
  /** the same table as a file, with the same query */
  'winkelketens-stand-van-zaken-csv': '/winkelketens/stand-van-zaken.csv',
  /** up to four chains, `?k={link}` each; `?weergave=index` compares their growth. Unknown ones are left out */
  'winkelketens-vergelijken': '/winkelketens/vergelijken',
  /** `?terug={path}` is the return path, within this site */
  inloggen: '/inloggen',
  /** POST logs out; GET redirects to the front page */
  uitloggen: '/uitloggen',
  /** `?terug=` as above */
  registreren: '/registreren',
  /** registering with a provider: the edition and the agreement to the terms */
  'registreren-provider': '/registreren/:provider',
  /** redirects to a provider to log in, returning by `/auth/connect` (requirements §4, §7); `?terug=` as above */
  'connect-provider': '/connect/:provider',
  /** redirect URI of every provider; works once, in the browser that started */
  'auth-connect': '/auth/connect',
  /** target of a link in a mail, with `?code=`; opening changes nothing, the button submits */
  'account-activeren': '/account-activeren',
  /** `?terug=` as above, followed after the reset in the same browser */
  'wachtwoord-vergeten': '/wachtwoord-vergeten',
  /** target of a link in a mail, with `?code=` */
  'wachtwoord-reset': '/wachtwoord-reset',
  /** as `/account-activeren` */
  'email-valideren': '/email-valideren',
  /** the reader's account; requires a log-in */
  account: '/account',
  /** download of the stored personal data */
  'account-gegevens': '/account/gegevens.json',
  /** paths of the saved articles, for the service worker */
  'account-bewaard': '/account/bewaard.json',
  /** all comments of the reader; `?p=2` further ones */
  'account-reacties': '/account/reacties',
  /** POST of the save and follow buttons; GET, after a log-in, makes the change that waited for it */
  'account-bewaren': '/account/bewaren',
  /** `what`: `bewerken`, `verwijderen` or `melden` of a comment; anybody reads which one a report is about, when it is public */
  reactie: '/reactie/:id/:what',
  /** the archive: the articles of an edition by year, month and day; `?p=2` further pages of a month */
  sitemap: '/sitemap',
  'sitemap-year': '/sitemap/:year',
  'sitemap-year-month': '/sitemap/:year/:month',
  /** for search engines, as the three below (`docs/contracts/feeds.md`) */
  'sitemap-xml': '/sitemap.xml',
  'sitemaps-part': '/sitemaps/:part',
  'news-sitemap-xml': '/news-sitemap.xml',
  'robots-txt': '/robots.txt',
  /** RSS, Atom and JSON Feed (`docs/contracts/feeds.md`) */
  'feeds-list-format': '/feeds/:list/:format',
  /** the events to come, as a calendar to subscribe to */
  'agenda-all-ics': '/agenda/agenda.ics',
  /** the market figures by theme (decision 055) */
  marktcijfers: '/marktcijfers',
  /** a series of market figures with all of its values */
  'marktcijfers-slug': '/marktcijfers/:slug',
  /** only its chart; the only page that other sites may frame */
  'marktcijfers-insluiten': '/marktcijfers/:slug/insluiten',
  /** how to get its files, for readers who may not download them */
  'marktcijfers-downloaden': '/marktcijfers/:slug/downloaden',
  /** its values as a file, `csv` or `xlsx`, for readers with access; others are redirected to the page above */
  'marktcijfers-bestand': '/marktcijfers/:slug/bestand/:format',
  /**
   * The search for the words in `?q=`; `soort`, `editie`, `jaar`, `onderwerp` filter, `volgorde=datum` sorts by date,
   * `letterlijk` disables corrections, `&p=2` further pages, up to 50. An unknown value of a filter is ignored.
   */
  zoeken: '/zoeken',
  /** suggestions for `?q=` during typing, as JSON */
  'zoeken-suggesties': '/zoeken/suggesties',
  /** what the reader allows (decision 060); POST stores the choice in a cookie. `?terug=` as above */
  'cookie-instellingen': '/cookie-instellingen',
  /** what this device can show without a connection, and installing the app; `?terug=` the page that was requested, read in the browser */
  offline: '/offline',
  /** the manifests of the apps (decision 064) */
  'manifest-general': '/manifest.webmanifest',
  'manifest-pro': '/pro/manifest.webmanifest',
  /** what this device is notified of (decision 065); POST saves it */
  meldingen: '/meldingen',
  /** our public key for push services, as JSON; POST by scripts: find, save and remove the device of this browser */
  'meldingen-toestel': '/meldingen/toestel',
  /** `?id=` of a banner or call to action: counts the click, and redirects to the target in the backend (decision 062) */
  c: '/c',
  /** a short link, for mails: the same */
  'l-id': '/l/:id',
  /** a bot-check challenge for one submission of a public form, as JSON (decision 029) */
  botcontrole: '/botcontrole',
  /** the contact for security reports (RFC 9116); `SECURITY_CONTACT`, or the publisher's e-mail address */
  'security-txt': '/.well-known/security.txt',
  /** every component in every state; only in development, and in a build for the journeys */
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
  '/privacy',
  provacatures,
  subscription,
] as const

/** All pages that something can link to. */
export type PagePath = (typeof routePaths)[RouteName] | (typeof editorPaths)[number]

/**
 * Paths of requirements §2 that are not implemented yet: a 404, unless an editor makes a page with that link
 * where pages are allowed.
 */
export const laterPaths = [
  // invitations, and registration for events
  '/uitnodiging',
  '/inschrijvingen',
  // vacancies by category, placing one, an employer's own
  '/vacatures/cat/:id',
  '/vacatures/plaatsen/',
  '/vacatures/mijn/:id?',
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
