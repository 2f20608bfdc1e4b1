import { publicRoute } from '../../../readers/public-route'
import { search, searchQuery } from '../../../search/hits/search'
import { suggest, suggestionsQuery } from '../../../search/suggestions/suggest'

export default {
  routes: [
    publicRoute('/public/search', searchQuery, ({ query, client }) => search(query, client)),
    publicRoute('/public/search/suggestions', suggestionsQuery, ({ query, client }) => suggest(query, client)),
  ],
}
