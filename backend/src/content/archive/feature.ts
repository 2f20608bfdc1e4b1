import { z } from 'zod'
import type { Feature } from '../../platform/feature/feature'
import { publicRoute } from '../../platform/readers/public-route'
import { listMonth, monthQuery } from './list-month'
import { listMonths, monthsQuery } from './list-months'
import { listPlaces } from './list-places'

export const archive: Feature = {
  routes: [
    publicRoute('/public/archive', monthsQuery, ({ query }) => listMonths(query)),
    publicRoute('/public/archive/:month', monthQuery, ({ query, params }) => listMonth(params.month, query)),
    publicRoute('/public/sitemap', z.object({}), listPlaces),
  ],
}
