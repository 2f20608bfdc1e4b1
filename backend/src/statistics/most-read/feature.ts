import { ensureStatementTriggers } from '../../database/statement-triggers'
import type { Feature } from '../../feature/feature'
import { rankArticles } from './rank-articles'

/** Change tag of the list. */
const tag = 'most-read'

export const mostRead: Feature = {
  jobs: [rankArticles],
  derivedTables: { gevel_most_read: tag },
  ensureTriggers: (strapi) =>
    ensureStatementTriggers(strapi.db.connection, 'gevel_most_read', 'gevel_note', (rows) => {
      const changed = rows.map((name) => `EXISTS (SELECT FROM ${name})`).join(' OR ')
      return `gevel_note_change('${tag}', 'SELECT ${changed}')`
    }),
}
