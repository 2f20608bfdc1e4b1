import { proPaths } from './pro-paths.ts'

/** Everything that programs know of a route beside its module (`website/app/routes.ts`). All but the path is left out where it does not apply. */
export interface SiteRoute {
  /** `:name` is a parameter and `:name?` an optional one; `:id` is a public id, and a missing or wrong `:slug` redirects */
  path: `/${string}`
  /**
   * What it responds with: a page by default, which the journeys visit as they do all screens. A `file` is anything
   * without the site's chrome: data, a document for machines or for a frame. A `redirect` has no page but for its errors. The
   * `gallery` exists in development only, and in a build for the journeys.
   */
  kind?: 'file' | 'redirect' | 'gallery'
  /** The page is in the sitemap. Paths with a parameter are not listed here: the backend lists its documents. */
  inSitemap?: true
  /**
   * The response depends on the visitor even without a log-in (a cookie, a code, a return path): it is never cached and
   * has no payload.
   */
  perVisitor?: true
  /** Anonymous visitors are redirected to the log-in screen and back. Implies `perVisitor`. */
  needsLogin?: true
  /**
   * Whether a browser knows the route from the start, on whatever page, and not only when it is needed (decision 094). By default it does
   * unless the route is `perVisitor`. True when articles, or what is around every page, have a link to it or a form for it; false when few
   * readers go there, and no article leads to it.
   */
  onEveryPage?: boolean
}

/**
 * Every route of the site's code, by its name (requirements §2, §4). `docs/contracts/urls.md` has the rules for all paths.
 * A browser needs none of it: its few paths have their own files (`pro-paths.ts`, `server-paths.ts`).
 */
export const routes = {
  /** the editors' page with this link, as is `/pro` */
  home: { path: '/' },
  'home-pro': { path: proPaths['home-pro'] },
  'nieuws-pro': { path: proPaths['nieuws-pro'], inSitemap: true },
  'item-tag': { path: proPaths['item-tag'], inSitemap: true },
  'item-id-slug': { path: proPaths['item-id-slug'] },
  'bouwgroothandel-bijeen': { path: proPaths['bouwgroothandel-bijeen'] },
  'business-update-bouwgroothandel': { path: proPaths['business-update-bouwgroothandel'] },
  /** all news of an edition by day; `?p=2` further pages */
  nieuws: { path: '/nieuws', inSitemap: true },
  /** all tags of an edition; `?t={name}` the articles of one, `&p=2` further pages. Another spelling redirects */
  'news-tag': { path: '/news/tag', inSitemap: true },
  /** an article; `?p=2` further comments, `&volgorde=nieuwste` or `aanbevolen` their order; POST adds one */
  'news-id-slug': { path: '/news/:id/:slug?' },
  /** an author, and their articles in both editions; `?p=2` further pages */
  'auteurs-slug': { path: '/auteurs/:slug' },
  /** the shelf, by year */
  magazine: { path: '/magazine', inSitemap: true },
  /** an issue and its contents */
  'magazine-id-slug': { path: '/magazine/:id/:slug?' },
  /** its pages (decision 057): `?p=5` the spread with page 5, `&q=` a search within the issue */
  'magazine-lezen': { path: '/magazine/:id/:slug/lezen', perVisitor: true, onEveryPage: true },
  /** its PDF, for readers with access; others are redirected to the reader */
  'magazine-pdf': { path: '/magazine/:id/:slug/pdf', kind: 'file', perVisitor: true },
  /** the picture of a page, `klein` or `groot` */
  'magazine-pagina': { path: '/magazine/:id/:slug/pagina/:page/:size', kind: 'file', perVisitor: true },
  /** the current event of a series */
  'nationale-dhz-sessie': { path: '/nationale-dhz-sessie' },
  /** an event as an iCalendar file */
  'agenda-ics': { path: '/agenda/:id/agenda.ics', kind: 'file' },
  /** an event's own page (decision 010) */
  'agenda-id-slug': { path: '/agenda/:id/:slug?' },
  /** what can be registered for now, and choosing tickets: POST begins a registration. `?code=` of an offer or an invitation */
  'aanmelden-id': { path: '/aanmelden/:id', perVisitor: true },
  /** what visitors can do now, as JSON, for the page of the event */
  'agenda-stand': { path: '/agenda/:id/stand.json', kind: 'file', perVisitor: true },
  /** the waiting list of an event; `?kaart=` the type, POST joins it */
  'aanmelden-wachtlijst': { path: '/aanmelden/:id/wachtlijst', perVisitor: true },
  /** a step of a registration, which a cookie or the account owns */
  'aanmelden-stap': { path: '/aanmelden/:id/:draft/:step', perVisitor: true },
  /** what became of it */
  'aanmelden-klaar': { path: '/aanmelden/:id/klaar/:draft', perVisitor: true },
  /** the tickets and waiting places of the reader, or of the registration of a `?code=` */
  inschrijvingen: { path: '/inschrijvingen', perVisitor: true },
  /** a place on a waiting list, by its `?code=`; POST leaves it */
  'inschrijvingen-wachtlijst': { path: '/inschrijvingen/wachtlijst', perVisitor: true },
  /** after a ticket was handed over by its link */
  'inschrijvingen-overgedragen': { path: '/inschrijvingen/overgedragen', perVisitor: true },
  /** a ticket, of the reader or of a `?code=`; anybody else gets a 404 */
  'inschrijvingen-id': { path: '/inschrijvingen/:id', perVisitor: true },
  /** its calendar entry, and its PDF, with the same code */
  'inschrijvingen-ics': { path: '/inschrijvingen/:id/agenda.ics', kind: 'file', perVisitor: true },
  'inschrijvingen-pdf': { path: '/inschrijvingen/:id/kaart.pdf', kind: 'file', perVisitor: true },
  /** the programme that its holder picks, with the same code */
  'inschrijvingen-programma': { path: '/inschrijvingen/:id/programma', perVisitor: true },
  /** all tickets of a registration in one PDF, by its number */
  'inschrijvingen-kaarten': { path: '/inschrijvingen/kaarten/:number', kind: 'file', perVisitor: true },
  /** one thing to do with it: `wijzigen`, `overdragen` or `annuleren` */
  'inschrijvingen-deel': { path: '/inschrijvingen/:id/:what', perVisitor: true },
  /** a vacancy; 410 from 30 days after it closed */
  'vacatures-vacature-id-slug': { path: '/vacatures/vacature/:id/:slug?' },
  /** the vacancies of a category, with the query of the list */
  'vacatures-cat-id': { path: '/vacatures/cat/:id', onEveryPage: false },
  /** POST begins an application for a vacancy; `?verstuurd` after it was sent. GET redirects to the vacancy */
  'vacatures-solliciteren': { path: '/vacatures/solliciteren/:id', kind: 'redirect', perVisitor: true },
  /** an application that is being written, which a cookie or the account owns */
  'vacatures-solliciteren-concept': { path: '/vacatures/solliciteren/:id/:draft', perVisitor: true },
  /** an application that was sent, for who sent it, by the `?code=` of its mail; POST withdraws it, or the consent to keep it */
  'vacatures-sollicitatie': { path: '/vacatures/sollicitatie', perVisitor: true },
  /** an application for an employer without an account, by the `?code=` of its mail */
  'vacatures-sollicitatie-ontvangen': { path: '/vacatures/sollicitatie/ontvangen', perVisitor: true },
  /** its CV, as a download, with the same code */
  'vacatures-sollicitatie-cv': { path: '/vacatures/sollicitatie/cv', kind: 'file', perVisitor: true },
  /** asks for the new vacancies of a search by mail, with the query of the list */
  'vacatures-mail': { path: '/vacatures/mail', perVisitor: true },
  /** confirms that by the `?code=` of a mail; opening changes nothing, the button submits */
  'vacatures-mail-bevestigen': { path: '/vacatures/mail/bevestigen', perVisitor: true },
  /** the page of `/nieuwsbrief/voorkeuren`, for the links of earlier mails */
  'vacatures-mail-afmelden': { path: '/vacatures/mail/afmelden', perVisitor: true },
  /** placing a vacancy: the packages, POST begins; no transition of the page (requirements §2) */
  'vacatures-plaatsen': { path: '/vacatures/plaatsen', inSitemap: true },
  /** a step of it */
  'vacatures-plaatsen-stap': { path: '/vacatures/plaatsen/:draft/:step', perVisitor: true },
  /** the logo that it keeps, for who places it */
  'vacatures-plaatsen-logo': { path: '/vacatures/plaatsen/:draft/logo', kind: 'file', perVisitor: true },
  /** after it, for whoever sent it */
  'vacatures-geplaatst': { path: '/vacatures/geplaatst/:draft', needsLogin: true },
  /** the terms of placing vacancies */
  'vacatures-voorwaarden': { path: '/vacatures/voorwaarden', onEveryPage: false },
  /** extends a vacancy by the `?code=` of a reminder; opening changes nothing, the button submits */
  'vacatures-verlengen': { path: '/vacatures/verlengen', perVisitor: true },
  /** the vacancies of the reader's employers, by state */
  'vacatures-mijn': { path: '/vacatures/mijn', needsLogin: true },
  /** a company with its colleagues, details and invoices, for its owners; POST invites, changes roles and removes */
  'vacatures-bedrijf': { path: '/vacatures/bedrijf/:number', needsLogin: true },
  /** one of them; POST withdraws, closes, extends and copies it */
  'vacatures-mijn-id': { path: '/vacatures/mijn/:id', needsLogin: true },
  /** its text */
  'vacatures-mijn-bewerken': { path: '/vacatures/mijn/:id/bewerken', needsLogin: true },
  /** what it brought by day, as a file for spreadsheets */
  'vacatures-mijn-cijfers-csv': { path: '/vacatures/mijn/:id/cijfers.csv', kind: 'file', needsLogin: true },
  /** its applications; POST sets how far the employer is with one, and adds notes */
  'vacatures-mijn-sollicitaties': { path: '/vacatures/mijn/:id/sollicitaties', needsLogin: true },
  /** all of them, as a file for spreadsheets */
  'vacatures-mijn-sollicitaties-csv': { path: '/vacatures/mijn/:id/sollicitaties.csv', kind: 'file', needsLogin: true },
  /** a CV, as a download */
  'vacatures-mijn-cv': { path: '/vacatures/mijn/:id/sollicitaties/:application/cv', kind: 'file', needsLogin: true },
  'partners-link': { path: '/partners/:link' },
  'organisaties-link': { path: '/organisaties/:link' },
  'winkelketens-bouwmarkten-link': { path: '/winkelketens/bouwmarkten/:link' },
  'winkelketens-verfwinkels-woonwinkels-link': { path: '/winkelketens/verfwinkels-woonwinkels/:link' },
  /**
   * All chains with their shops in a year: `?jaar=` (by default the newest), `?volgorde={column}` and
   * `{column}-andersom` sort within each kind. An unknown value is a 404
   */
  'winkelketens-stand-van-zaken': { path: '/winkelketens/stand-van-zaken', inSitemap: true },
  /** the same table as a file, with the same query */
  'winkelketens-stand-van-zaken-csv': { path: '/winkelketens/stand-van-zaken.csv', kind: 'file' },
  /** up to four chains, `?k={link}` each; `?weergave=index` compares their growth. Unknown ones are left out */
  'winkelketens-vergelijken': {
    path: '/winkelketens/vergelijken',
    inSitemap: true,
    perVisitor: true,
    onEveryPage: true,
  },
  /** `?terug={path}` is the return path, within this site */
  inloggen: { path: '/inloggen', perVisitor: true, onEveryPage: true },
  /** POST logs out; GET redirects to the front page */
  uitloggen: { path: '/uitloggen', kind: 'redirect', onEveryPage: true },
  /** `?terug=` as above */
  registreren: { path: '/registreren', perVisitor: true, onEveryPage: true },
  /** registering with a provider: the edition and the agreement to the terms */
  'registreren-provider': { path: '/registreren/:provider', perVisitor: true },
  /** the address in the QR code of a ticket: which event it is for, without names */
  't-code': { path: '/t/:code', perVisitor: true },
  /** check-in at the doors of events (decision 098): its staff choose an event and a door; anybody else gets a 404 */
  inchecken: { path: '/inchecken', needsLogin: true },
  /** the page of a door without a connection: all that it shows is on the device */
  'inchecken-zonder-verbinding': { path: '/inchecken/zonder-verbinding', onEveryPage: false },
  'inchecken-manifest': { path: '/inchecken/manifest.webmanifest', kind: 'file' },
  /** a device at a door; `?q=` searches, `?scan={nonce}` shows an answer. POST checks in, undoes that, and leaves the door */
  'inchecken-deur': { path: '/inchecken/:device', needsLogin: true },
  /** the tickets, for its script */
  'inchecken-lijst': { path: '/inchecken/:device/lijst.json', kind: 'file', needsLogin: true },
  /** POST by its script: scans, and undoing one, as JSON */
  'inchecken-scans': { path: '/inchecken/:device/scans', kind: 'file', needsLogin: true },
  /** redirects to a provider to log in, returning by `/auth/connect` (requirements §4, §7); `?terug=` as above */
  'connect-provider': { path: '/connect/:provider', kind: 'redirect', perVisitor: true },
  /** redirect URI of every provider; works once, in the browser that started */
  'auth-connect': { path: '/auth/connect', kind: 'redirect', perVisitor: true },
  /** target of a link in a mail, with `?code=`; opening changes nothing, the button submits */
  'account-activeren': { path: '/account-activeren', perVisitor: true },
  /** `?terug=` as above, followed after the reset in the same browser */
  'wachtwoord-vergeten': { path: '/wachtwoord-vergeten', onEveryPage: false },
  /** target of a link in a mail, with `?code=` */
  'wachtwoord-reset': { path: '/wachtwoord-reset', perVisitor: true },
  /** as `/account-activeren` */
  'email-valideren': { path: '/email-valideren', perVisitor: true },
  /**
   * an invitation, by the `?code=` of its mail; opening changes nothing, the buttons submit. `&account` asks for the password of a new
   * account
   */
  uitnodiging: { path: '/uitnodiging', perVisitor: true },
  /** the reader's account: who it is and how it logs in */
  account: { path: '/account', needsLogin: true, onEveryPage: true },
  /** what the reader follows, saved and wrote; `?p=2` further saved articles */
  'account-lezen': { path: '/account/lezen', needsLogin: true, onEveryPage: true },
  /** what the reader gets by mail */
  'account-mail': { path: '/account/mail', needsLogin: true },
  /** download of the stored personal data */
  'account-gegevens': { path: '/account/gegevens.json', kind: 'file', needsLogin: true },
  /** paths of the saved articles, for the service worker */
  'account-bewaard': { path: '/account/bewaard.json', kind: 'file', needsLogin: true },
  /** an invoice or another document of the reader's own customer; anybody else gets a 404 */
  'account-document': { path: '/account/documenten/:id', kind: 'file', needsLogin: true },
  /** all comments of the reader; `?p=2` further ones */
  'account-reacties': { path: '/account/reacties', needsLogin: true, onEveryPage: true },
  /** the subscriptions for which the reader acts; a single one is shown at once */
  'account-abonnementen': { path: '/account/abonnement', needsLogin: true },
  /** a subscription, for its owner and managers; POST changes it */
  'account-abonnement': { path: '/account/abonnement/:number', needsLogin: true },
  /** one thing to do with it: `opzeggen`, `pauzeren`, `rekening`, `gegevens`, or `wijzigen` with `?plan=` and `&lezers=` */
  'account-abonnement-deel': { path: '/account/abonnement/:number/:what', needsLogin: true },
  /** who reads a subscription, for its owner and managers; POST invites, and takes seats back */
  'account-lezers': { path: '/account/abonnement/:number/lezers', needsLogin: true },
  /**
   * the articles that the reader gave; `?artikel=` the one to give, POST gives and revokes
   */
  'account-cadeaus': { path: '/account/cadeaus', needsLogin: true, onEveryPage: true },
  /** an article that somebody gave, by the `?code=` of its link: whole, for anybody */
  cadeau: { path: '/cadeau', perVisitor: true },
  /** POST of its page: a browser shows it */
  'cadeau-geopend': { path: '/cadeau/geopend', kind: 'file', perVisitor: true },
  /** POST of the save and follow buttons; GET, after a log-in, makes the change that waited for it */
  'account-bewaren': { path: '/account/bewaren', kind: 'redirect', perVisitor: true, onEveryPage: true },
  /** `what`: `antwoorden`, `aanbevelen`, `bewerken`, `verwijderen` or `melden` of a comment; anybody reads which one it is, when it is public */
  reactie: { path: '/reactie/:id/:what', perVisitor: true, onEveryPage: true },
  /** the archive: the articles of an edition by year, month and day; `?p=2` further pages of a month */
  sitemap: { path: '/sitemap', inSitemap: true },
  'sitemap-year': { path: '/sitemap/:year', onEveryPage: false },
  'sitemap-year-month': { path: '/sitemap/:year/:month', onEveryPage: false },
  /** for search engines, as the three below (`docs/contracts/feeds.md`) */
  'sitemap-xml': { path: '/sitemap.xml', kind: 'file' },
  'sitemaps-part': { path: '/sitemaps/:part', kind: 'file' },
  'news-sitemap-xml': { path: '/news-sitemap.xml', kind: 'file' },
  'robots-txt': { path: '/robots.txt', kind: 'file' },
  /** the open vacancies for job boards (`docs/contracts/feeds.md`) */
  'feeds-vacatures': { path: '/feeds/vacatures/jobs.xml', kind: 'file' },
  'feeds-provacatures': { path: '/feeds/provacatures/jobs.xml', kind: 'file' },
  /** RSS, Atom and JSON Feed (`docs/contracts/feeds.md`) */
  'feeds-list-format': { path: '/feeds/:list/:format', kind: 'file' },
  /** the events to come, as a calendar to subscribe to */
  'agenda-all-ics': { path: '/agenda/agenda.ics', kind: 'file' },
  /** the market figures by theme (decision 055) */
  marktcijfers: { path: '/marktcijfers', inSitemap: true },
  /** a series of market figures with all of its values */
  'marktcijfers-slug': { path: '/marktcijfers/:slug' },
  /** only its chart; the only page that other sites may frame */
  'marktcijfers-insluiten': { path: '/marktcijfers/:slug/insluiten', kind: 'file' },
  /** how to get its files, for readers who may not download them */
  'marktcijfers-downloaden': { path: '/marktcijfers/:slug/downloaden', onEveryPage: false },
  /** its values as a file, `csv` or `xlsx`, for readers with access; others are redirected to the page above */
  'marktcijfers-bestand': { path: '/marktcijfers/:slug/bestand/:format', kind: 'file' },
  /**
   * The search for the words in `?q=`; `soort`, `editie`, `jaar`, `onderwerp` filter, `volgorde=datum` sorts by date,
   * `letterlijk` disables corrections, `&p=2` further pages, up to 50. An unknown value of a filter is ignored.
   */
  zoeken: { path: '/zoeken' },
  /** suggestions for `?q=` during typing, as JSON */
  'zoeken-suggesties': { path: '/zoeken/suggesties', kind: 'file' },
  /**
   * messages to the publisher (decision 081): a question to the addressee of its subject, `?onderwerp=` the chosen one, and tips to the
   * editors; `?verstuurd={number}` after a question, `?getipt={number}` after a tip
   */
  contact: { path: '/contact', inSitemap: true, perVisitor: true, onEveryPage: true },
  /** newsletters: the form that asks for them, and the latest issues. POST of it, and of the small forms of other pages */
  nieuwsbrief: { path: '/nieuwsbrief', inSitemap: true, perVisitor: true, onEveryPage: true },
  /** confirms that by the `?code=` of a mail; opening changes nothing, the button submits */
  'nieuwsbrief-bevestigen': { path: '/nieuwsbrief/bevestigen', perVisitor: true },
  /** all mail that an address asked for, by the `?code=` of a mail; POST changes it, or ends a list at once (RFC 8058) */
  'nieuwsbrief-voorkeuren': { path: '/nieuwsbrief/voorkeuren', perVisitor: true },
  /** the sent issues, newest first: `?lijst=` of one newsletter, `?p=2` further pages */
  'nieuwsbrief-archief': { path: '/nieuwsbrief/archief', inSitemap: true, onEveryPage: false },
  /** a sent issue */
  'nieuwsbrief-slug': { path: '/nieuwsbrief/:slug', onEveryPage: false },
  /**
   * the plans of an edition side by side: `?voor=bedrijf` those for companies, without VAT; `?terug={path}` is kept until after the order
   */
  abonneren: { path: '/abonneren', inSitemap: true, perVisitor: true, onEveryPage: true },
  'abonneren-voorwaarden': { path: '/abonneren/voorwaarden', inSitemap: true, onEveryPage: false },
  /** a step of an order, which a cookie or the account owns; a missing earlier step comes first */
  'abonneren-bestellen': { path: '/abonneren/bestellen/:draft/:step', perVisitor: true },
  /** what became of it */
  'abonneren-besteld': { path: '/abonneren/besteld/:draft', perVisitor: true },
  /** one plan; with the query as above. Only `mix-pro` is in the pro edition (requirements §4). POST begins its order */
  'abonneren-slug': { path: '/abonneren/:slug', perVisitor: true },
  /**
   * withdrawal from an order (BW 6:230oa), without a log-in; `?code=` of the link in the mail about an order fills it in. POST goes to the
   * page below
   */
  herroepen: { path: '/herroepen', inSitemap: true, perVisitor: true, onEveryPage: true },
  /** its second step; POST of it stores the withdrawal */
  'herroepen-bevestigen': { path: '/herroepen/bevestigen', perVisitor: true },
  /** the acknowledgement, with its `?code=` */
  'herroepen-ontvangen': { path: '/herroepen/ontvangen', perVisitor: true },
  /** how to cancel a subscription; readers with one continue at their account */
  opzeggen: { path: '/opzeggen', inSitemap: true, perVisitor: true, onEveryPage: true },
  /** confirms the address of a message; as `/account-activeren` */
  'contact-bevestigen': { path: '/contact/bevestigen', perVisitor: true },
  /** what the reader allows (decision 060); POST stores the choice in a cookie. `?terug=` as above */
  'cookie-instellingen': { path: '/cookie-instellingen', perVisitor: true, onEveryPage: true },
  /** what this device can show without a connection, and installing the app; `?terug=` the page that was requested, read in the browser */
  offline: { path: '/offline' },
  /** the manifests of the apps (decision 064) */
  'manifest-general': { path: '/manifest.webmanifest', kind: 'file' },
  'manifest-pro': { path: '/pro/manifest.webmanifest', kind: 'file' },
  /** what this device is notified of (decision 065); POST saves it */
  meldingen: { path: '/meldingen' },
  /** our public key for push services, as JSON; POST by scripts: find, save and remove the device of this browser */
  'meldingen-toestel': { path: '/meldingen/toestel', kind: 'file', perVisitor: true },
  /** `?id=` of a banner or call to action: counts the click, and redirects to the target in the backend (decision 062) */
  c: { path: '/c', kind: 'redirect', perVisitor: true },
  /** a short link, for mails: the same */
  'l-id': { path: '/l/:id', kind: 'redirect', perVisitor: true },
  /** a bot-check challenge for one submission of a public form, as JSON (decision 029) */
  botcontrole: { path: '/botcontrole', kind: 'file', perVisitor: true },
  /** what is being typed in a step of a draft (decision 085), as JSON; POST by scripts */
  'concept-draft-step': { path: '/concept/:draft/:step', kind: 'file', perVisitor: true },
  /** the contact for security reports (RFC 9116); `SECURITY_CONTACT`, or the publisher's e-mail address */
  'security-txt': { path: '/.well-known/security.txt', kind: 'file' },
  /** every component in every state; only in development, and in a build for the journeys */
  gallery: { path: '/_ui', kind: 'gallery' },
  'gallery-demo-form': { path: '/_ui/proef/:received?', kind: 'gallery' },
  /** a wizard that sends nothing: a POST begins it */
  'gallery-wizard': { path: '/_ui/stappen', kind: 'gallery', perVisitor: true },
  'gallery-wizard-step': { path: '/_ui/stappen/:draft/:step', kind: 'gallery', perVisitor: true },
  'gallery-part': { path: '/_ui/:slug', kind: 'gallery' },
} as const satisfies Readonly<Record<string, SiteRoute>>
export type RouteName = keyof typeof routes

const records: ReadonlyMap<string, SiteRoute> = new Map(Object.entries(routes))

/** The paths of the pages that sitemaps list beside the backend's documents. */
export const listedPaths: readonly string[] = [...records.values()]
  .filter((route) => route.inSitemap)
  .map(({ path }) => path)

/** Whether a route is for readers who are logged in only. False for a name without a record: the layouts, an editors' page. */
export function needsLogin(name: string): boolean {
  return records.get(name)?.needsLogin === true
}

/** Whether the response of a route belongs to one visitor, logged in or not. */
export function isPerVisitor(name: string): boolean {
  return records.get(name)?.perVisitor === true || needsLogin(name)
}

/** Whether a browser knows a route from the start, on whatever page. */
export function isKnownEverywhere(name: string): boolean {
  return records.get(name)?.onEveryPage ?? !isPerVisitor(name)
}
