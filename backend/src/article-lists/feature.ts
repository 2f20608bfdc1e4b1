import type { Feature } from '../feature/feature'
import { ensureArticleLists } from './ensure-article-lists'
import { settleArticleCounts } from './settle-counts'

export const articleLists: Feature = {
  jobs: [settleArticleCounts],
  derivedTables: { gevel_listed_articles: 'content', gevel_listed_counts: 'content' },
  ensureTriggers: ensureArticleLists,
}
