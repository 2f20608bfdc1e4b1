import { sql } from 'kysely'
import { preparedTablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

interface LockedQuota {
  id: number
  kind: string
  size: number
}

/**
 * Locks the quotas of an event until the transaction ends, in the order of their ids: whoever takes or frees places does so first.
 * @param endedDraftId whose hold ends with it, and the claims of that
 */
export async function lockQuotas(
  trx: Transaction,
  eventId: number,
  endedDraftId: string | null = null,
): Promise<LockedQuota[]> {
  const { rows } = await sql<LockedQuota>`
    WITH ended AS (DELETE FROM gevel_event_holds WHERE draft_id = ${endedDraftId}::uuid)
    SELECT id, kind, size FROM gevel_event_quotas WHERE event_id = ${eventId}::integer ORDER BY id FOR NO KEY UPDATE
  `.execute(preparedTablesOf(trx))
  return rows
}
