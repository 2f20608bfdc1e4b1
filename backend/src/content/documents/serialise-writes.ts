import { mostIdleAmongWritersMs } from '../../platform/database/time-limits'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import type { DocumentContext, DocumentRule } from './document-context'

const writes: readonly DocumentContext['action'][] = [
  'create',
  'update',
  'clone',
  'delete',
  'publish',
  'unpublish',
  'discardDraft',
]

/**
 * Serialises the writes of documents, across all instances. Strapi publishes by deleting a row and inserting another,
 * and recreates the links of other publications to it: two concurrent writes may deadlock on each other's rows, or
 * link to a row that the other has deleted.
 */
export const serialiseWrites: DocumentRule = async (_strapi, context, next) => {
  if (!writes.includes(context.action)) return next()
  return inTransaction(async (trx) => {
    await lockDocuments(trx)
    return next()
  })
}

/**
 * Waits until no other transaction writes documents, and blocks others until this one ends. Take it before any lock on
 * a row of a document.
 */
export async function lockDocuments(trx: Transaction): Promise<void> {
  await trx.raw(
    `SELECT set_config('idle_in_transaction_session_timeout', ?, true), pg_advisory_xact_lock(hashtextextended('gevel documents', 0))`,
    [String(mostIdleAmongWritersMs)],
  )
}
