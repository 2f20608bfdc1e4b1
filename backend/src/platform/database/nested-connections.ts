import type { Core } from '@strapi/strapi'
import { reportMistake } from '../logging/log'

/** The part of knex's runner of one query that takes a connection from the pool. */
interface Runner {
  ensureConnection(use: unknown): Promise<unknown>
}

/** A query before it runs; knex runs queries of a transaction with another client, which is not wrapped. */
interface Builder {
  toSQL(): { sql?: string } | { sql: string }[]
}

/**
 * Finds queries that take a second connection while their own transaction holds one. They work until as many of them
 * run at once as the pool has connections; then they deadlock, and every other query waits.
 */
export function reportNestedConnections({ db }: Pick<Core.Strapi, 'db'>): void {
  const { client } = db.connection
  const runnerOf: (builder: Builder) => Runner = client.runner.bind(client)
  client.runner = (builder: Builder) => {
    const runner = runnerOf(builder)
    const ensureConnection = runner.ensureConnection.bind(runner)
    runner.ensureConnection = async (use) => {
      if (await isInTransaction(db))
        reportMistake('A query takes a second connection within a transaction', sqlOf(builder))
      return ensureConnection(use)
    }
    return runner
  }
}

/**
 * Whether the caller is in an open transaction; work that a transaction started without awaiting it may run after its
 * end.
 */
async function isInTransaction(db: Core.Strapi['db']): Promise<boolean> {
  if (!db.inTransaction()) return false
  const trx = (await db.transaction()).get()
  return !trx.isCompleted()
}

/** The text of a query, without its values. */
function sqlOf(builder: Builder): string {
  const [first] = [builder.toSQL()].flat()
  return (first?.sql ?? '').slice(0, 500)
}
