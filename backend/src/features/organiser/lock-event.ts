import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'

/** Locks what is set of an event until the transaction ends: one change of its ticket types, quotas and sessions at a time. */
export async function lockEvent(trx: Transaction, id: number) {
  return tablesOf(trx).selectFrom('gevel_events').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** An event as it is stored. */
export type EventRow = NonNullable<Awaited<ReturnType<typeof lockEvent>>>
