import { z } from 'zod'
import { listMonth, monthQuery } from '../../../content/archive/list-month'
import { listMonths, monthsQuery } from '../../../content/archive/list-months'
import { listPlaces } from '../../../content/archive/list-places'
import { publicRoute } from '../../../platform/readers/public-route'

export default {
  routes: [
    publicRoute('/public/archive', monthsQuery, ({ query }) => listMonths(query)),
    publicRoute('/public/archive/:month', monthQuery, ({ query, params }) => listMonth(params.month, query)),
    publicRoute('/public/sitemap', z.object({}), listPlaces),
  ],
}
