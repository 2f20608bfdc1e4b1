import type { Knex } from 'knex'
import { ensureStatementTriggers } from '../database/statement-triggers'

/** Makes the database write a change tag for each changed row of a table of our own that readers see. Idempotent. */
export async function ensureTagTriggers(knex: Knex, table: string, tag: string): Promise<void> {
  await ensureStatementTriggers(knex, table, 'gevel_note', (rows) => {
    const changed = rows.map((name) => `EXISTS (SELECT FROM ${name})`).join(' OR ')
    return `gevel_note_change('${tag}', 'SELECT ${changed}')`
  })
}
