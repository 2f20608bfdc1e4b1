import type { Knex } from 'knex'

/**
 * PostgreSQL's codes (appendix A of its manual) for a connection that is lost or cannot be made: class 08, a
 * transaction that was idle too long, too many connections, shutdown, crash, or starting up.
 */
const serverCodes = /^(?:08...|25P03|53300|57P0[123])$/
/** Node's codes for an unreachable server. */
const networkCodes = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Messages of the driver and the pool without a code; `aborted` comes from a pool that is closing. */
const sentences =
  /^aborted$|Connection terminated|not queryable|Timeout acquiring a connection|timeout expired|read timeout/

/** Whether an error means that the database was away, and not that a statement was wrong. */
export function isLostConnection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return serverCodes.test(code) || networkCodes.test(code) || sentences.test(error.message)
}

let lastLostAt = Number.NEGATIVE_INFINITY

/** Records when a query, or the acquisition of a connection, last failed because the database was away. */
export function watchLostConnections(connection: Knex): void {
  const note = (error: unknown) => {
    if (isLostConnection(error)) lastLostAt = performance.now()
  }
  connection.on('query-error', note)
  const client: { acquireConnection(): Promise<unknown> } = connection.client
  const acquire = client.acquireConnection.bind(client)
  client.acquireConnection = async () => {
    try {
      return await acquire()
    } catch (error) {
      note(error)
      throw error
    }
  }
}

/** Whether a connection was lost, or could not be made, since a moment of `performance.now()`. */
export function wasLostSince(moment: number): boolean {
  return lastLostAt >= moment
}
