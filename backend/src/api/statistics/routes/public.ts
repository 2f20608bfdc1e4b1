import { listMostRead, mostReadQuery } from '../../../features/statistics/most-read/list-most-read'
import { publicRoute } from '../../../platform/readers/public-route'

export default {
  routes: [publicRoute('/public/most-read', mostReadQuery, ({ query }) => listMostRead(query))],
}
