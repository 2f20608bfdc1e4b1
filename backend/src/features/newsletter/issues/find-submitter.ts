import type { Knex } from 'knex'
import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'

/** Lines of before the log named accounts have none. */
const step = z.object({ editor: z.number().optional() })

/**
 * The account that submitted an issue last; undefined for an issue that nobody did, such as a digest.
 * @returns id of the editor
 */
export async function findSubmitter(knex: Knex, id: number): Promise<number | undefined> {
  const line = await tablesOf(knex)
    .selectFrom('gevel_newsletter_log')
    .select('data')
    .where('issue_id', '=', id)
    .where('kind', '=', 'submitted')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return line && step.parse(JSON.parse(line.data)).editor
}
