import { inTransaction, type Transaction } from '../database/transaction'
import type { DocumentContext, DocumentRule } from './context'

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
 * Documents are written one after the other, also by several backends. Strapi publishes by deleting a row and inserting another, and lays the
 * links of other publications to it anew: of two such writes at once each waits for rows of the other (a deadlock), or lays a link to a row
 * that the other has deleted.
 */
export const writeOneAtATime: DocumentRule = async (_strapi, context, next) => {
  if (!writes.includes(context.action)) return next()
  return inTransaction(async (trx) => {
    await lockDocuments(trx)
    return next()
  })
}

/** Waits until no other transaction writes documents; until this one ends no other may. Take it before any lock on a row of a document. */
export async function lockDocuments(trx: Transaction): Promise<void> {
  await trx.raw(`SELECT pg_advisory_xact_lock(hashtextextended('gevel documents', 0))`)
}
