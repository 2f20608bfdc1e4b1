import type { Knex } from 'knex'

/**
 * Knex inside an open transaction. A function that takes this type, and not `Knex`, cannot be given the pool by
 * mistake.
 */
export type Transaction = Knex.Transaction

/**
 * Runs work in a transaction: the caller's, or else a new one. Every query in it has to go through `trx`, or through
 * Strapi's own entities, which join it. A query on `strapi.db.connection` takes a second connection from the pool
 * while the first is held; as many of those as the pool has connections deadlock (`nested-connections.ts` finds them).
 */
export async function inTransaction<Result>(work: (trx: Transaction) => Promise<Result>): Promise<Result> {
  return strapi.db.transaction(({ trx }: { trx: Transaction }) => work(trx))
}

/** Runs something once the caller's transaction is committed, or at once outside one; never after a rollback. */
export function afterCommit(work: () => void): void {
  if (!strapi.db.inTransaction()) {
    work()
    return
  }
  // joins the transaction, and so calls back before it returns
  void strapi.db.transaction(({ onCommit }: { onCommit(work: () => void): void }) => onCommit(work))
}

/** Runs something once the caller's transaction is rolled back, outside it; never after a commit. */
export function afterRollback(work: () => void): void {
  // joins the transaction, and so calls back after it
  void strapi.db.transaction(({ onRollback }: { onRollback(work: () => void): void }) => onRollback(work))
}
