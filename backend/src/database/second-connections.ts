import type { Core } from '@strapi/strapi'
import type { Environment } from '../environment/environment'
import { log } from '../logging/log'

/** The part of knex' runner of one query that takes a connection from the pool. */
interface Runner {
  ensureConnection(use: unknown): Promise<unknown>
}

/** A query before it runs; what knex runs in a transaction has another client, and does not come by here. */
interface Builder {
  toSQL(): { sql?: string } | { sql: string }[]
}

/** Queries that were logged; there are few, and a line for each request would fill the log. */
const mostLogged = 100

/**
 * Finds queries that take a second connection while their own transaction holds one. They work until as many of them run at once as the
 * pool has connections; then all of them wait for each other, and so does everybody else.
 * @param mode `refuse` has the query fail, for development and tests; `log` logs each such query once
 */
export function watchSecondConnections({ db }: Pick<Core.Strapi, 'db'>, mode: Environment['SECOND_CONNECTIONS']): void {
  const { client } = db.connection
  const runnerOf: (builder: Builder) => Runner = client.runner.bind(client)
  const logged = new Set<string>()
  client.runner = (builder: Builder) => {
    const runner = runnerOf(builder)
    const ensureConnection = runner.ensureConnection.bind(runner)
    runner.ensureConnection = async (use) => {
      if (await isInTransaction(db)) report(sqlOf(builder))
      return ensureConnection(use)
    }
    return runner
  }

  function report(sql: string): void {
    const sentence = 'A query takes a second connection within a transaction'
    if (mode === 'refuse') throw new Error(`${sentence}: ${sql}`)
    if (logged.has(sql) || logged.size >= mostLogged) return
    logged.add(sql)
    log.error({ sql }, sentence)
  }
}

/** Whether the caller is in a transaction that goes on; what one started without waiting for it may run after its end. */
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
