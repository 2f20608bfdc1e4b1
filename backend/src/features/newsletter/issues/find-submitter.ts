import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

/** Lines of before the log named accounts have none. */
const step = z.object({ editor: z.number().optional() })

/** The account that submitted an issue last, by the line about it; undefined for an issue that nobody did, such as a digest. */
export function submitterOf(line: { data: string } | undefined): number | undefined {
  return line && step.parse(JSON.parse(line.data)).editor
}

/** The account that submitted an issue last: see `submitterOf`. @returns id of the editor */
export async function findSubmitter(trx: Transaction, id: number): Promise<number | undefined> {
  const line = await tablesOf(trx)
    .selectFrom('gevel_newsletter_log')
    .select('data')
    .where('issue_id', '=', id)
    .where('kind', '=', 'submitted')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return submitterOf(line)
}
