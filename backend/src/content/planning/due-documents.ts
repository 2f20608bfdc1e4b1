import type { Knex } from 'knex'

/** A draft whose scheduled time has come. */
export interface DueDocument {
  document_id: string
  publish_at: Date | null
  unpublish_at: Date | null
}

/** How long a document that could not be published waits for the next attempt. */
const retryAfterMs = 10 * 60_000

/** A content type whose documents can be planned. */
export interface PlannedType {
  uid: string
  table: string
}

/** The types of which any draft is due, in one statement: mostly there is none. */
export async function dueTypes(knex: Knex, types: readonly PlannedType[], now: Date): Promise<PlannedType[]> {
  const isDue = types.map(({ uid, table }) => knex.raw('exists ? as ??', [dueDrafts(knex, uid, table, now), table]))
  const due = await knex.first<Record<string, boolean>>(isDue)
  return types.filter(({ table }) => due[table])
}

/** Whether any draft of a type is due. */
export async function isAnyDue(knex: Knex, uid: string, table: string, now: Date): Promise<boolean> {
  return (await dueDrafts(knex, uid, table, now).first()) !== undefined
}

/**
 * Takes one due draft and locks it until the transaction ends, skipping locked ones. Unpublishing comes before
 * publishing; failed drafts are retried after a delay.
 */
export async function claimDue(
  trx: Knex.Transaction,
  uid: string,
  table: string,
  now: Date,
): Promise<DueDocument | undefined> {
  return dueDrafts(trx, uid, table, now).orderByRaw('least(unpublish_at, publish_at)').forUpdate().skipLocked().first()
}

function dueDrafts(knex: Knex, uid: string, table: string, now: Date) {
  const failed = knex('gevel_plans')
    .select('document_id')
    .where({ uid })
    .where('tried_at', '>', new Date(now.getTime() - retryAfterMs))
  return knex<DueDocument>(table)
    .select('document_id', 'publish_at', 'unpublish_at')
    .whereNull('published_at')
    .where((due) => due.where('publish_at', '<=', now).orWhere('unpublish_at', '<=', now))
    .whereNotIn('document_id', failed)
}
