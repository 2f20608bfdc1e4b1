import { search, searchQuery } from '../../../features/search/hits/search'
import { suggest, suggestionsQuery } from '../../../features/search/suggestions/suggest'
import { publicRoute } from '../../../platform/readers/public-route'

export default {
  routes: [
    publicRoute('/public/search', searchQuery, ({ query, client }) => search(query, client)),
    publicRoute('/public/search/suggestions', suggestionsQuery, ({ query, client }) => suggest(query, client)),
  ],
}
