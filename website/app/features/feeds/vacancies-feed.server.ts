import type { FeedFormat, FeedList } from '@gevel/contract/feeds'
import { feedHref, href, vacancyHref } from '@gevel/contract/hrefs'
import type { VacancyCard } from '@gevel/contract/vacancies'
import type { Feed } from 'feed'
import { env } from '../../config/env.server.ts'
import { fetchSite } from '../../content/site.server.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { listVacancies } from '../vacancies/public.server.ts'
import { emptyFeed } from './empty-feed.ts'

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
  const feed = emptyFeed({
    title: `Vacatures | ${name}`,
    description: `De nieuwste vacatures van ${name}.`,
    path: edition === 'pro' ? `${href('/vacatures')}?pro` : href('/vacatures'),
    pathIn: (format: FeedFormat) => feedHref(list, format),
    updatedAt: vacancies[0]?.postedAt,
  })
  for (const vacancy of vacancies) feed.addItem(itemOf(vacancy))
  return feed
}

function itemOf(vacancy: VacancyCard) {
  const { title, intro, company, city, postedAt } = vacancy
  const link = env.SITE_URL + vacancyHref(vacancy)
  const where = [company?.name, city].filter(Boolean).join(', ')
  const date = new Date(postedAt)
  return { title: `${title} | ${where}`, link, id: link, description: intro, date, published: date }
}
