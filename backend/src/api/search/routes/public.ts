import { publicRoute } from '../../../readers/public-route'
import { search, searchQuery } from '../../../search/hits/search'

export default {
  routes: [publicRoute('/public/search', searchQuery, ({ query, client }) => search(query, client))],
}
