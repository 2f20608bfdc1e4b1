import { z } from 'zod'
import { listMonth, monthQuery } from '../../../archive/list-month'
import { listMonths, monthsQuery } from '../../../archive/list-months'
import { listPlaces } from '../../../archive/list-places'
import { publicRoute } from '../../../readers/public-route'

export default {
  routes: [
    publicRoute('/public/archive', monthsQuery, ({ query }) => listMonths(query)),
    publicRoute('/public/archive/:month', monthQuery, ({ query, params }) => listMonth(params.month, query)),
    publicRoute('/public/sitemap', z.object({}), listPlaces),
  ],
}
