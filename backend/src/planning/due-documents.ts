import type { Knex } from 'knex'

/** A draft whose planned moment has come. */
export interface DueDocument {
  document_id: string
  publish_at: Date | null
  unpublish_at: Date | null
}

/**
 * Takes one draft that is due and holds it until the transaction ends: another backend that looks at the same moment skips
 * it. What must go offline comes before what must come online.
 * @param failed documents that failed before and are not to be tried now
 */
export async function claimDue(
  trx: Knex.Transaction,
  table: string,
  now: Date,
  failed: readonly string[],
): Promise<DueDocument | undefined> {
  return trx<DueDocument>(table)
    .select('document_id', 'publish_at', 'unpublish_at')
    .whereNull('published_at')
    .where((due) => due.where('publish_at', '<=', now).orWhere('unpublish_at', '<=', now))
    .whereNotIn('document_id', failed)
    .orderByRaw('least(unpublish_at, publish_at)')
    .forUpdate()
    .skipLocked()
    .first()
}
