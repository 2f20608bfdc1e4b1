import { followedMailEndpoints } from '@gevel/contract/endpoints/followed-mail'
import { newsletterListEndpoints } from '@gevel/contract/endpoints/newsletter-lists'
import { accountEndpoints } from '@gevel/contract/endpoints/own-account'
import { readingListEndpoints } from '@gevel/contract/endpoints/reading-list'
import { savedSearchEndpoints } from '@gevel/contract/endpoints/saved-searches'
import { sessionEndpoints } from '@gevel/contract/endpoints/sessions'
import { vacancyAlertEndpoints } from '@gevel/contract/endpoints/vacancy-alerts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { fetchSite } from '../../content/site.server.ts'
import { dedupeLogos, withoutRepeatedLogo } from '../../ui/articles/dedupe-logos.ts'
import type { Provider } from '../auth/providers/provider-buttons.tsx'
import { loadProviders } from '../auth/providers/providers.server.ts'
import { loadOwnComments } from '../comments/comment/comments.server.ts'

const SAVED_PER_PAGE = 20
const LAST_COMMENTS = 5

/** All data of the account's page. */
export async function loadAccount(request: Request, page: number) {
  const [
    { editions },
    overview,
    providers,
    sessions,
    followed,
    news,
    saved,
    vacancies,
    searches,
    alerts,
    newsletters,
    followedMail,
    comments,
  ] = await Promise.all([
    fetchSite(request),
    callEndpoint(request, accountEndpoints.overview),
    loadProviders(request),
    callEndpoint(request, sessionEndpoints.list),
    callEndpoint(request, readingListEndpoints.listFollowed),
    callEndpoint(request, readingListEndpoints.listFollowedNews),
    callEndpoint(request, readingListEndpoints.listArticles, { input: { page, pageSize: SAVED_PER_PAGE } }),
    callEndpoint(request, readingListEndpoints.listVacancies),
    callEndpoint(request, savedSearchEndpoints.list),
    callEndpoint(request, vacancyAlertEndpoints.list),
    callEndpoint(request, newsletterListEndpoints.listOwn),
    callEndpoint(request, followedMailEndpoints.show),
    loadOwnComments(request, 1, LAST_COMMENTS),
  ])
  const logos = new Set<number>()
  return {
    ...overview,
    editionNames: { general: editions.general.name, pro: editions.pro.name },
    ways: logInMethods(providers, overview.providers),
    sessions: sessions.data,
    followed: followed.data,
    news: {
      ...news.data,
      articles: news.data.articles.map((one) => ({ ...one, article: withoutRepeatedLogo(one.article, logos) })),
    },
    saved: dedupeLogos(saved.data, logos),
    pagination: saved.meta.pagination,
    vacancies: vacancies.data,
    searches: searches.data,
    alerts: alerts.data,
    newsletters: newsletters.lists,
    followedMail: followedMail.rhythm,
    comments: comments.data,
    commentsTotal: comments.meta.pagination.total,
  }
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
