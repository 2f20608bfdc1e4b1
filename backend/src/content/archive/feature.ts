import type { ArchiveMonth } from '@gevel/contract/archive'
import { z } from 'zod'
import type { Feature } from '../../platform/feature/feature'
import { editionParameter } from '../../platform/http/parameters'
import { publicRoute, publicRouteById } from '../../platform/readers/public-route'
import { listMonthCounts } from '../article-lists/months'
import { listMonth, monthQuery } from './list-month'
import { listPlaces } from './list-places'
import { listVacancyParts, listVacancyPlaces } from './vacancy-places'

const monthsQuery = z.object({ edition: editionParameter })

export const archive: Feature = {
  routes: [
    publicRoute('/public/archive', monthsQuery, ({ query }) => listMonths(query)),
    publicRoute('/public/archive/:month', monthQuery, ({ query, params }) => listMonth(params.month, query)),
    publicRoute('/public/sitemap', z.object({}), listPlaces),
    publicRoute('/public/sitemap/vacancies', z.object({}), listVacancyParts),
    publicRouteById('/public/sitemap/vacancies', listVacancyPlaces),
  ],
}

/** `GET /public/archive`: the months (of an edition) with their number of articles, newest first. */
async function listMonths({ edition }: z.infer<typeof monthsQuery>): Promise<{ data: ArchiveMonth[] }> {
  const months = await listMonthCounts({ kind: 'all', ownerId: 0, edition })
  return { data: months.map(({ month, articles }) => ({ month: month.slice(0, '2026-11'.length), articles })) }
}
