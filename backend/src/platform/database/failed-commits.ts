import type { Knex } from 'knex'

/**
 * Rejects the promise of `commit` when the commit fails: knex resolves it, and reports the failure only to callers
 * that pass the transaction's work as a function, which Strapi does not. The writer would get a success for data that are
 * stored.
 */
export function rejectFailedCommits(connection: Knex): void {
  const begin = connection.transaction.bind(connection) as (...given: unknown[]) => Promise<Knex.Transaction>
  const transaction = async (...given: unknown[]) => {
    const transaction = await begin(...given)
    if (typeof given[0] === 'function') return transaction
    const commit = transaction.commit.bind(transaction)
    return Object.assign(transaction, {
      async commit(value?: unknown) {
        await commit(value)
        await transaction.executionPromise
      },
    })
  }
  // knex makes the property read-only
  Object.defineProperty(connection, 'transaction', { value: transaction, configurable: true })
}
