import type { Feature } from '../../platform/feature/feature'
import { compactArticleCounts } from './compact-counts'
import { ensureArticleLists } from './ensure-article-lists'

export const articleLists: Feature = {
  jobs: [compactArticleCounts],
  derivedTables: { gevel_listed_articles: 'content', gevel_listed_counts: 'content' },
  ensureTriggers: ensureArticleLists,
}
