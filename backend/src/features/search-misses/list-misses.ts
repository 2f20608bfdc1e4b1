import { pageParameter } from '@gevel/contract/list-query'
import { z } from 'zod'
import { countAll, listResponse, onPage } from '../../platform/http/pagination'

/** `frequent`: the most searched for first; `newest`: the most recent first. */
export const missesQuery = z.object({ order: z.enum(['frequent', 'newest']).default('frequent'), page: pageParameter })

const missesAPage = 50
/** Bounds what a request reads: at most 1,000 different searches of a day are stored. */
const days = 90

const orders = {
  frequent: [{ column: 'searches', order: 'desc' }, { column: 'lastDay', order: 'desc' }, { column: 'query' }],
  newest: [{ column: 'lastDay', order: 'desc' }, { column: 'searches', order: 'desc' }, { column: 'query' }],
}

interface Miss {
  /** the words, in lower case and without accents */
  query: string
  searches: number
  /** `2026-11-20` */
  lastDay: string
}

/** `GET /search-misses`, for editors with the permission: the searches of the last 90 days without a result. */
export async function listMisses({ order, page }: z.infer<typeof missesQuery>) {
  const knex = strapi.db.connection
  const perQuery = knex('gevel_search_misses')
    .whereRaw(`day > (now() AT TIME ZONE 'Europe/Amsterdam')::date - ${days}`)
    .groupBy('query')
    .select('query', knex.raw('sum(searches)::integer AS searches'), knex.raw('max(day)::text AS "lastDay"'))
  const misses = knex.from(perQuery.as('m')).orderBy(orders[order])
  const [rows, total]: [Miss[], number] = await Promise.all([
    onPage(misses, page, missesAPage).select('*'),
    countAll(misses),
  ])
  return listResponse(rows, page, missesAPage, total)
}
