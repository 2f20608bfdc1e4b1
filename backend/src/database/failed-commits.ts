import type { Knex } from 'knex'

/**
 * Has `commit` of a transaction fail when the database could not commit it: knex resolves it nevertheless, and tells the failure
 * only to who gave it the transaction's work as a function, which Strapi does not. Who wrote would be told that it is stored.
 */
export function failWithTheCommit(connection: Knex): void {
  const begin = connection.transaction.bind(connection) as (...given: unknown[]) => Promise<Knex.Transaction>
  const transaction = async (...given: unknown[]) => {
    const begun = await begin(...given)
    if (typeof given[0] === 'function') return begun
    const commit = begun.commit.bind(begun)
    return Object.assign(begun, {
      async commit(value?: unknown) {
        await commit(value)
        await begun.executionPromise
      },
    })
  }
  // knex does not let it be assigned
  Object.defineProperty(connection, 'transaction', { value: transaction, configurable: true })
}
