import type { Feature } from '../../../platform/feature/feature'
import { ensureSearch } from './ensure-search'
import { refreshIndex } from './refresh-index'

export const search: Feature = {
  jobs: [refreshIndex],
  derivedTables: { gevel_search_documents: 'content' },
  ensureTriggers: ensureSearch,
}
