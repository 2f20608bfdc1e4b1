import { ensureTagTriggers } from '../../../platform/changes/tag-triggers'
import type { Feature } from '../../../platform/feature/feature'
import { rankArticles } from './rank-articles'

const table = 'gevel_most_read'
/** Change tag of the list. */
const tag = 'most-read'

export const mostRead: Feature = {
  jobs: [rankArticles],
  derivedTables: { [table]: tag },
  ensureTriggers: (strapi) => ensureTagTriggers(strapi.db.connection, table, tag),
}
