import { publicRoute } from '../../../readers/public-route'
import { listMostRead, mostReadQuery } from '../../../statistics/most-read/list-most-read'

export default {
  routes: [publicRoute('/public/most-read', mostReadQuery, ({ query }) => listMostRead(query))],
}
