import { adminList } from '../../../platform/admin-lists/admin-list'
import { listRoutes } from '../../../platform/admin-lists/list-routes'
import { environment } from '../../../platform/environment/environment'
import { adminRoutes } from '../../../platform/http/admin-routes'
import { readSearchMisses } from './permission'

/** Bounds what a request reads: at most 1,000 different searches of a day are stored. */
const days = 90

interface Miss {
  /** the words, in lower case and without accents */
  query: string
  searches: number
  /** `2026-11-20` */
  lastDay: string
}

/** The searches of the last 90 days without a result. */
export const missList = adminList({
  query() {
    const knex = strapi.db.connection
    const perQuery = knex('gevel_search_misses')
      .whereRaw(`day > (now() AT TIME ZONE 'Europe/Amsterdam')::date - ${days}`)
      .groupBy('query')
      .select('query', knex.raw('sum(searches)::integer AS searches'), knex.raw('max(day)::text AS "lastDay"'))
    return knex.from(perQuery.as('m')).select('*')
  },
  id: 'query',
  sortable: { searches: ['searches', '"lastDay"'], lastDay: ['"lastDay"', 'searches'] },
  sort: '-searches',
  serialise: (miss: Miss) => ({ id: miss.query, ...miss }),
})

/** The routes of the admin's screen. */
export const missesRoutes = adminRoutes(
  '/admin/site/search-misses',
  listRoutes(missList, { facts: () => ({ siteUrl: environment.SITE_URL }) }),
  readSearchMisses,
)
