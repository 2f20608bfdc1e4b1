import type { FeedFormat, FeedList } from '@gevel/contract/feeds'
import { feedHref, homeHref, href, partnerHref } from '@gevel/contract/hrefs'
import type { VacancyCard } from '@gevel/contract/vacancies'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import { env } from '../../config/env.server.ts'
import { fetchSite } from '../../content/site.server.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { listVacancies } from '../vacancies/vacancies.server.ts'
import { type Feed, type FeedAuthor, type FeedEntry, permanentId } from './feed.ts'

const PAGE_SIZE = 50
const EDITIONS = { vacatures: 'general', provacatures: 'pro' } as const

/** The open vacancies of an edition, newest first. */
export async function vacanciesFeed(
  { request }: PageLoaderArgs,
  list: Extract<FeedList, 'vacatures' | 'provacatures'>,
): Promise<Feed> {
  const edition = EDITIONS[list]
  const [{ editions }, { data }] = await Promise.all([
    fetchSite(request),
    listVacancies(request, { edition, page: 1, pageSize: PAGE_SIZE }),
  ])
  const vacancies = data.toSorted((one, other) => other.postedAt.localeCompare(one.postedAt))
  const { name } = editions[edition]
  const author = { name, url: env.SITE_URL + homeHref(edition) }
  return {
    id: permanentId(env.SITE_URL, `feed/${list}`),
    title: `Vacatures | ${name}`,
    description: `De nieuwste vacatures van ${name}.`,
    url: env.SITE_URL + (edition === 'pro' ? `${href('/vacatures')}?pro` : href('/vacatures')),
    urlIn: (format: FeedFormat) => env.SITE_URL + feedHref(list, format),
    author,
    entries: vacancies.map((vacancy) => entryOf(vacancy, author)),
  }
}

/** @param site the author of what no company placed */
function entryOf(vacancy: VacancyCard, site: FeedAuthor): FeedEntry {
  const { id, title, intro, company, employer, city, postedAt, changedAt } = vacancy
  const where = [(company ?? employer)?.name, city].filter(Boolean).join(', ')
  return {
    id: permanentId(env.SITE_URL, `vacancy/${id}`),
    url: env.SITE_URL + vacancyHref(vacancy),
    title: `${title} | ${where}`,
    summary: intro,
    publishedAt: postedAt,
    updatedAt: changedAt !== null && changedAt > postedAt ? changedAt : postedAt,
    author: authorOf(vacancy, site),
    category: null,
    imageUrl: null,
  }
}

/** The company that placed it, or the employer that it names. */
function authorOf({ company, employer }: VacancyCard, site: FeedAuthor): FeedAuthor {
  if (company) return { name: company.name, url: env.SITE_URL + partnerHref(company) }
  return employer ? { name: employer.name, url: employer.website ?? site.url } : site
}
