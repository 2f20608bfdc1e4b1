import { eventSeriesSchema } from '@gevel/contract/events'
import type { ArticleCard, PartnerKind } from '@gevel/contract/references'
import { routes, type SiteRoute } from '@gevel/contract/routes'
import type { Content } from './content.ts'
import { articlePath, eventPath, isGone, isOpen, magazinePath, partnerPath, readerPath, vacancyPath } from './paths.ts'
import { testEnvironment } from './test-environment.ts'

export interface Screen {
  name: string
  path: (content: Content) => Promise<string>
  /** expected status, when it is not 200 */
  status?: number
  /** whether both editions have it: in pro the same elements in other colours */
  isShared?: boolean
}

/** Need a comment, a provider or a gift: their own journeys visit them. */
const visitedElsewhere: string[] = ['/reactie/:id/:what', '/registreren/:provider', '/cadeau']

/** The paths of all pages that an anonymous visitor can open at once. */
export const pagePaths = Object.values(routes)
  .filter((route: SiteRoute) => route.kind === undefined && !route.needsLogin)
  .map(({ path }) => path)
  .filter((path) => !visitedElsewhere.includes(path))

/** Paths alone whose edition follows from them. */
const editionPaths: string[] = [
  ...['/', '/pro', '/nieuws', '/pro/nieuws', '/news/tag', '/item/tag'],
  ...eventSeriesSchema.options.map((series) => `/${series}`),
]

/** Screens whose edition follows from their URL. */
const editionScreens: Screen[] = [
  ...editionPaths.map((path) => fixedScreen(path, path)),
  article('article', 'general', ({ access, cover }) => access === 'free' && cover !== null),
  article('article, pro', 'pro', ({ access, cover }) => access === 'free' && cover !== null),
  article('article without a picture', 'general', ({ access, cover }) => access === 'free' && cover === null),
  article('article for subscribers', 'general', ({ access }) => access === 'subscriber'),
  article('article for subscribers, pro', 'pro', ({ access }) => access === 'subscriber'),
  article('article for accounts', 'general', ({ access }) => access === 'account'),
  fixedScreen('author', '/auteurs/marit-hoekstra'),
  fixedScreen('tag', '/news/tag?t=Bouwmarkten'),
  fixedScreen('tag, pro', '/item/tag?t=Prijzen'),
  { name: 'past event', path: async (content) => eventPath(await content.pastEvent()) },
]

/** Paths without parameters that are not listed above. */
const plainPaths = pagePaths.filter((path) => !path.includes(':') && !editionPaths.includes(path))

const unknownDraft = '00000000-0000-4000-8000-000000000000'

/** Screens that both editions have. */
const sharedScreens: Screen[] = [
  ...plainPaths.map((path) => fixedScreen(path, path)),
  { ...fixedScreen('unknown banner', '/c'), status: 404 },
  { ...fixedScreen('unknown newsletter', '/nieuwsbrief/bestaat-niet'), status: 404 },
  fixedScreen('every kind of block', '/over-ons/zo-werken-wij'),
  fixedScreen('about us', '/over-ons'),
  fixedScreen('privacy', '/privacy'),
  fixedScreen('terms', '/voorwaarden'),
  fixedScreen('advertising', '/adverteren'),
  fixedScreen('subscriptions for companies', '/abonneren?voor=bedrijf'),
  fixedScreen('plan', '/abonneren/gevel'),
  fixedScreen('plan of both editions', '/abonneren/mix-pro'),
  { ...fixedScreen('order of nobody', `/abonneren/bestellen/${unknownDraft}/gegevens`), status: 404 },
  { ...fixedScreen('placed order of nobody', `/abonneren/besteld/${unknownDraft}`), status: 404 },
  { ...fixedScreen('vacancy being placed by nobody', `/vacatures/plaatsen/${unknownDraft}/tekst`), status: 404 },
  { ...fixedScreen('forged ticket', '/t/x'), status: 404 },
  fixedScreen('colophon', '/colofon'),
  fixedScreen('vacancies', '/vacatures'),
  fixedScreen('filtered vacancies', '/vacatures?regio=oost&niveau=mbo'),
  fixedScreen('vacancies near a place', '/vacatures?plaats=Utrecht&straal=100'),
  fixedScreen('vacancies of a category', '/vacatures/cat/1'),
  { name: 'registering for an event', path: async (content) => `/aanmelden/${(await content.eventOfSeries()).id}` },
  {
    name: 'waiting for an event',
    path: async (content) => `/aanmelden/${(await content.eventOfSeries()).id}/wachtlijst`,
  },
  { ...fixedScreen('registration of nobody that was sent', `/aanmelden/1/klaar/${unknownDraft}`), status: 404 },
  { ...fixedScreen('ticket of nobody', '/inschrijvingen/1?code=onbekend'), status: 404 },
  { ...fixedScreen('programme of nobody', '/inschrijvingen/1/programma?code=onbekend'), status: 404 },
  { ...fixedScreen('ticket of nobody to cancel', '/inschrijvingen/1/annuleren?code=onbekend'), status: 404 },
  { ...fixedScreen('registration of nobody', `/aanmelden/1/${unknownDraft}/kaarten`), status: 404 },
  { ...fixedScreen('application of nobody', `/vacatures/solliciteren/1/${unknownDraft}`), status: 404 },
  fixedScreen('no vacancy left', '/vacatures?vakgebied=logistiek&niveau=wo'),
  { name: 'vacancy', path: async (content) => vacancyPath(await content.vacancy(isOpen)) },
  {
    name: 'closed vacancy',
    path: async (content) => vacancyPath(await content.vacancy((vacancy) => !isOpen(vacancy) && !isGone(vacancy))),
  },
  { name: 'gone vacancy', path: async (content) => vacancyPath(await content.vacancy(isGone)), status: 410 },
  fixedScreen('archive of a year', '/sitemap/2026'),
  fixedScreen('archive of a month', '/sitemap/2026/11'),
  fixedScreen('agenda', '/agenda'),
  fixedScreen('partners', '/partners'),
  company('partner', 'partner'),
  fixedScreen('organisations', '/organisaties'),
  company('organisation', 'organisation'),
  fixedScreen('chains', '/winkelketens'),
  fixedScreen('building markets', '/winkelketens/bouwmarkten'),
  company('building market', 'building-market'),
  fixedScreen('paint and home shops', '/winkelketens/verfwinkels-woonwinkels'),
  company('paint and home chain', 'paint-home'),
  fixedScreen('chains of a past year', '/winkelketens/stand-van-zaken?jaar=2020&volgorde=eind'),
  fixedScreen('comparison of chains', '/winkelketens/vergelijken?k=klusdepot&k=hamerslag&k=bouwburcht&k=kleurkamer'),
  fixedScreen('series of bars', '/marktcijfers/omzet-bouwmarkten'),
  fixedScreen('stacked series', '/marktcijfers/vergunningen-verbouw'),
  fixedScreen('index of four parts', '/marktcijfers/prijsindex-bouwmaterialen'),
  fixedScreen('download for subscribers', '/marktcijfers/omzet-bouwmarkten/downloaden'),
  fixedScreen('search results', '/zoeken?q=bouwgroothandel'),
  fixedScreen('search without a result', '/zoeken?q=xyzzyonbestaanbaar'),
  { name: 'magazine issue', path: async (content) => magazinePath(await content.newestMagazine()) },
  { name: 'magazine reader', path: async (content) => `${readerPath(await content.newestMagazine())}?p=2` },
  {
    name: 'magazine reader, locked page',
    path: async (content) => `${readerPath(await content.newestMagazine())}?p=9&q=winkel`,
  },
  ...(testEnvironment.providerUrl ? [fixedScreen('register by a provider', '/registreren/oidc')] : []),
  { ...fixedScreen('log-in by a provider that came to nothing', '/auth/connect'), status: 400 },
  fixedScreen('link to activate', '/account-activeren?code=onbekend'),
  fixedScreen('unknown invitation', '/uitnodiging?code=onbekend'),
  { ...fixedScreen('unknown gift', '/cadeau?code=onbekend'), status: 404 },
  fixedScreen('new password', '/wachtwoord-reset?code=onbekend'),
  fixedScreen('link to a new address', '/email-valideren?code=onbekend'),
  { ...fixedScreen('unknown short link', '/l/bestaat-niet'), status: 404 },
  { ...fixedScreen('not found', '/bestaat-niet'), status: 404 },
]

/** Every kind of screen. */
export const screens: Screen[] = [...editionScreens, ...sharedScreens.map((screen) => ({ ...screen, isShared: true }))]

/** The URL in pro of a screen that both editions have. */
export function inPro(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}pro`
}

function fixedScreen(name: string, path: string): Screen {
  return { name, path: async () => path }
}

function article(name: string, edition: ArticleCard['edition'], matches: (article: ArticleCard) => boolean): Screen {
  return { name, path: async (content) => articlePath(await content.article(edition, matches)) }
}

function company(name: string, kind: PartnerKind): Screen {
  return { name, path: async (content) => partnerPath(await content.partner((partner) => partner.kind === kind)) }
}
