import type { ArticleCard, PartnerKind } from '@gevel/contract/references'
import type { Content } from './content.ts'
import { articlePath, eventPath, isGone, isOpen, magazinePath, partnerPath, vacancyPath } from './paths.ts'
import { testEnvironment } from './test-environment.ts'

export interface Screen {
  name: string
  path: (content: Content) => Promise<string>
  /** expected status, when it is not 200 */
  status?: number
  /** whether the screen is one above in the other edition: the same elements in other colours */
  isRepeated?: boolean
}

/** Screens whose edition follows from their URL. */
const editionScreens: Screen[] = [
  still('front page', '/'),
  still('front page, pro', '/pro'),
  article('article', 'general', ({ access, cover }) => access === 'free' && cover !== null),
  article('article, pro', 'pro', ({ access, cover }) => access === 'free' && cover !== null),
  article('article without a picture', 'general', ({ access, cover }) => access === 'free' && cover === null),
  article('article for subscribers', 'general', ({ access }) => access === 'subscriber'),
  article('article for subscribers, pro', 'pro', ({ access }) => access === 'subscriber'),
  article('article for accounts', 'general', ({ access }) => access === 'account'),
  still('all news', '/nieuws'),
  still('all news, pro', '/pro/nieuws'),
  still('tags', '/news/tag'),
  still('tags, pro', '/item/tag'),
  still('author', '/auteurs/marit-hoekstra'),
  still('tag', '/news/tag?t=Bouwmarkten'),
  still('tag, pro', '/item/tag?t=Prijzen'),
  still('event series', '/nationale-dhz-sessie'),
  still('event series, pro', '/bouwgroothandel-bijeen'),
  still('online event series, pro', '/business-update-bouwgroothandel'),
  { name: 'past event', path: async (content) => eventPath(await content.pastEvent()) },
]

/** Screens that both editions share: in pro their URL has the query key. */
const sharedScreens: Screen[] = [
  still('every kind of block', '/over-ons/zo-werken-wij'),
  still('about us', '/over-ons'),
  still('privacy', '/privacy'),
  still('terms', '/voorwaarden'),
  still('advertising', '/adverteren'),
  still('colophon', '/colofon'),
  still('vacancies', '/vacatures'),
  { name: 'vacancy', path: async (content) => vacancyPath(await content.vacancy(isOpen)) },
  {
    name: 'closed vacancy',
    path: async (content) => vacancyPath(await content.vacancy((vacancy) => !isOpen(vacancy) && !isGone(vacancy))),
  },
  { name: 'gone vacancy', path: async (content) => vacancyPath(await content.vacancy(isGone)), status: 410 },
  still('archive', '/sitemap'),
  still('archive of a year', '/sitemap/2026'),
  still('archive of a month', '/sitemap/2026/11'),
  still('agenda', '/agenda'),
  still('partners', '/partners'),
  company('partner', 'partner'),
  still('organisations', '/organisaties'),
  company('organisation', 'organisation'),
  still('chains', '/winkelketens'),
  still('building markets', '/winkelketens/bouwmarkten'),
  company('building market', 'building-market'),
  still('paint and home shops', '/winkelketens/verfwinkels-woonwinkels'),
  company('paint and home chain', 'paint-home'),
  still('magazine', '/magazine'),
  { name: 'magazine issue', path: async (content) => magazinePath(await content.newestMagazine()) },
  still('log in', '/inloggen'),
  still('register', '/registreren'),
  ...(testEnvironment.providerUrl ? [still('register by a provider', '/registreren/oidc')] : []),
  { ...still('log-in by a provider that came to nothing', '/auth/connect'), status: 400 },
  still('registered', '/account-activeren'),
  still('link to activate', '/account-activeren?code=onbekend'),
  still('forgot password', '/wachtwoord-vergeten'),
  still('new password', '/wachtwoord-reset?code=onbekend'),
  still('link to a new address', '/email-valideren?code=onbekend'),
  still('link that is not whole', '/email-valideren'),
  { ...still('not found', '/bestaat-niet'), status: 404 },
]

/** Every kind of screen in every edition it has. */
export const screens: Screen[] = [
  ...editionScreens,
  ...sharedScreens,
  ...sharedScreens.map(({ name, path, ...rest }) => ({
    name: `${name}, pro`,
    path: async (content: Content) => inPro(await path(content)),
    ...rest,
    isRepeated: true,
  })),
]

function inPro(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}pro`
}

function still(name: string, path: string): Screen {
  return { name, path: async () => path }
}

function article(name: string, edition: ArticleCard['edition'], isSo: (article: ArticleCard) => boolean): Screen {
  return { name, path: async (content) => articlePath(await content.article(edition, isSo)) }
}

function company(name: string, kind: PartnerKind): Screen {
  return { name, path: async (content) => partnerPath(await content.partner((partner) => partner.kind === kind)) }
}
