import type { Feature } from '../../platform/feature/feature'
import { publicRoute } from '../../platform/readers/public-route'
import { missLimit } from './hits/misses'
import { search, searchQuery } from './hits/search'
import { ensureSearch } from './indexing/ensure-search'
import { refreshIndex } from './indexing/refresh-index'
import { missesRoutes } from './misses/list-misses'
import { readSearchMisses } from './misses/permission'
import { searchLimit } from './search-request'
import { suggest, suggestionsQuery } from './suggestions/suggest'

export const searching: Feature = {
  routes: [
    publicRoute('/public/search', searchQuery, ({ query, client }) => search(query, client)),
    publicRoute('/public/search/suggestions', suggestionsQuery, ({ query, client }) => suggest(query, client)),
  ],
  permissions: [readSearchMisses],
  adminRoutes: missesRoutes,
  limits: [searchLimit, missLimit],
  jobs: [refreshIndex],
  derivedTables: { gevel_search_documents: 'content' },
  ensureTriggers: ensureSearch,
}
