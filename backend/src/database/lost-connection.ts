import type { Knex } from 'knex'

/**
 * What PostgreSQL (appendix A of its manual) says when a connection is lost or cannot be had: class 08, the server has no
 * place left, stops, was killed, or does not take anybody yet.
 */
const serverCodes = /^(?:08...|53300|57P0[123])$/
/** What Node says when there is no way to the server, or no server. */
const networkCodes = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** What the driver and the pool say of it without a code; `aborted` is the pool while it closes. */
const sentences =
  /^aborted$|Connection terminated|not queryable|Timeout acquiring a connection|timeout expired|read timeout/

/** Whether an error means that the database was away, and not that something was asked of it that it cannot do. */
export function isLostConnection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return serverCodes.test(code) || networkCodes.test(code) || sentences.test(error.message)
}

let lastLostAt = Number.NEGATIVE_INFINITY

/** Notes when a query, or the search for a connection, last failed because the database was away. */
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

/** Whether a connection was lost, or could not be had, since a moment of `performance.now()`. */
export function wasLostSince(moment: number): boolean {
  return lastLostAt >= moment
}
