import type { Edition } from '@gevel/contract/editions'
import { followedMailEndpoints } from '@gevel/contract/endpoints/followed-mail'
import { newsletterListEndpoints } from '@gevel/contract/endpoints/newsletter-lists'
import { accountEndpoints } from '@gevel/contract/endpoints/own-account'
import { readingListEndpoints } from '@gevel/contract/endpoints/reading-list'
import { savedSearchEndpoints } from '@gevel/contract/endpoints/saved-searches'
import { sessionEndpoints } from '@gevel/contract/endpoints/sessions'
import { vacancyAlertEndpoints } from '@gevel/contract/endpoints/vacancy-alerts'
import type { ReaderAccess } from '@gevel/contract/reader-state'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { fetchSite } from '../../content/site.server.ts'
import { doneNotice } from '../../routing/done-notice.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { dedupeLogos, withoutRepeatedLogo } from '../../ui/articles/dedupe-logos.ts'
import type { Provider } from '../auth/providers/provider-buttons.tsx'
import { loadProviders } from '../auth/providers/providers.server.ts'
import { loadOwnComments } from '../comments/comment/comments.server.ts'
import { isOpenNow } from '../vacancies/vacancies.server.ts'

const SAVED_PER_PAGE = 20
const LAST_COMMENTS = 5

type ScreenArgs = Pick<PageLoaderArgs, 'request' | 'url'>

/** What every screen of the account shows: its head, and the result of the last form. */
async function loadFrame({ request, url }: ScreenArgs) {
  const [{ editions }, { account, reader, ...overview }] = await Promise.all([
    fetchSite(request),
    callEndpoint(request, accountEndpoints.overview),
  ])
  const names = { general: editions.general.name, pro: editions.pro.name }
  return { frame: { account, reader, access: accessSentence(reader, names), done: doneNotice(url) }, overview }
}

export type Frame = Awaited<ReturnType<typeof loadFrame>>['frame']

/** The data of `/account`. */
export async function loadProfile(args: ScreenArgs) {
  const [{ frame, overview }, providers, sessions] = await Promise.all([
    loadFrame(args),
    loadProviders(args.request),
    callEndpoint(args.request, sessionEndpoints.list),
  ])
  const { emailChange } = overview
  return { frame, emailChange, ways: logInMethods(providers, overview.providers), sessions: sessions.data }
}

/**
 * The data of `/account/lezen`.
 * @param page of the saved articles, from 1
 */
export async function loadReading(args: ScreenArgs, page: number) {
  const { request } = args
  const [{ frame }, followed, news, saved, vacancies, searches, comments] = await Promise.all([
    loadFrame(args),
    callEndpoint(request, readingListEndpoints.listFollowed),
    callEndpoint(request, readingListEndpoints.listFollowedNews),
    callEndpoint(request, readingListEndpoints.listArticles, { input: { page, pageSize: SAVED_PER_PAGE } }),
    callEndpoint(request, readingListEndpoints.listVacancies),
    callEndpoint(request, savedSearchEndpoints.list),
    loadOwnComments(request, 1, LAST_COMMENTS),
  ])
  const logos = new Set<number>()
  return {
    frame,
    followed: followed.data,
    news: {
      ...news.data,
      articles: news.data.articles.map((one) => ({ ...one, article: withoutRepeatedLogo(one.article, logos) })),
    },
    saved: dedupeLogos(saved.data, logos),
    pagination: saved.meta.pagination,
    vacancies: vacancies.data.map((vacancy) => ({ ...vacancy, isOpen: isOpenNow(vacancy) })),
    searches: searches.data,
    comments: comments.data,
    commentsTotal: comments.meta.pagination.total,
  }
}

/** The data of `/account/mail`. */
export async function loadMail(args: ScreenArgs) {
  const { request } = args
  const [{ frame }, alerts, newsletters, followedMail, { newsletters: rhythms }] = await Promise.all([
    loadFrame(args),
    callEndpoint(request, vacancyAlertEndpoints.list),
    callEndpoint(request, newsletterListEndpoints.listOwn),
    callEndpoint(request, followedMailEndpoints.show),
    fetchSite(request),
  ])
  return { frame, alerts: alerts.data, newsletters: newsletters.lists, followedMail: followedMail.rhythm, rhythms }
}

function accessSentence(reader: ReaderAccess, names: Readonly<Record<Edition, string>>): string {
  if (reader === 'account') return 'U hebt geen abonnement. Van artikelen voor abonnees leest u het begin.'
  return reader === 'mix'
    ? 'U hebt een abonnement en leest alles.'
    : `U hebt een abonnement op ${names[reader]} en leest daar alles.`
}

/** A provider that is linked to the account, or could be. */
export interface LogInMethod extends Provider {
  isLinked: boolean
}

/** All enabled providers, and those that are still linked from before. */
function logInMethods(providers: readonly Provider[], linked: readonly string[]): LogInMethod[] {
  const names = new Set([...providers.map(({ name }) => name), ...linked])
  return [...names].map((name) => ({
    name,
    label: providers.find((provider) => provider.name === name)?.label ?? name,
    isLinked: linked.includes(name),
  }))
}
