import { setTimeout as pause } from 'node:timers/promises'
import type { Knex } from 'knex'
import type { Client, QueryConfig } from 'pg'
import { log } from '../logging/log'
import { ConnectionShare, noConnectionInTime } from './connection-share'
import { connectionWaitMs, poolParts } from './time-limits'
import { currentWork } from './work'

/** The part of knex's PostgreSQL client that hands out connections. */
interface ConnectionSource {
  pool: { max: number }
  acquireConnection(): Promise<Client>
  releaseConnection(connection: Client): Promise<void>
  cancelQuery(connection: Client): Promise<unknown>
}

/** A connection that does not respond within this time is dropped: its machine may have died silently. */
const timeoutMs = connectionWaitMs

/** A cancellation that arrives between two statements is lost, so it is repeated. */
const cancelEveryMs = 250

/**
 * Applies the limits of the work that takes a connection from the pool: its part of the pool, its statement timeout, and its abort signal.
 * On abort the running statement is cancelled over a separate connection, since the pool may be exhausted;
 * `pg_cancel_backend` keeps the connection usable.
 */
export function superviseQueries(knex: Knex): void {
  const source: ConnectionSource = knex.client
  const acquire = source.acquireConnection.bind(source)
  const release = source.releaseConnection.bind(source)
  const limits = new WeakMap<Client, number>()
  const holds = new WeakMap<Client, Hold>()
  const shares = sharesOf(source.pool.max)
  const sharesHeld = new WeakMap<Client, ConnectionShare>()

  async function acquireLimited(waitMs = connectionWaitMs): Promise<Client> {
    const { statementLimitMs, signal } = currentWork()
    const connection = await inTime(acquire(), { signal, waitMs }, release)
    try {
      if (limits.get(connection) !== statementLimitMs) {
        await limit(connection, statementLimitMs)
        limits.set(connection, statementLimitMs)
      }
      signal?.throwIfAborted()
    } catch (error) {
      await release(connection)
      throw error
    }
    if (signal) holds.set(connection, new Hold(signal, () => source.cancelQuery(connection)))
    return connection
  }

  source.acquireConnection = async () => {
    const { kind, signal } = currentWork()
    const share = kind && shares.get(kind)
    if (!share) return acquireLimited()
    const waitMs = await share.enter(signal)
    try {
      const connection = await acquireLimited(waitMs)
      sharesHeld.set(connection, share)
      return connection
    } catch (error) {
      share.leave()
      throw error
    }
  }

  source.releaseConnection = async (connection) => {
    await holds.get(connection)?.end()
    holds.delete(connection)
    // once released it may have its next holder
    const share = sharesHeld.get(connection)
    sharesHeld.delete(connection)
    try {
      await release(connection)
    } finally {
      share?.leave()
    }
  }
}

/** @param connections of the whole pool */
function sharesOf(connections: number): Map<string, ConnectionShare> {
  return new Map(
    Object.entries(poolParts).map(([kind, part]) => [
      kind,
      new ConnectionShare({ connections: Math.max(1, Math.floor(part * connections)), waitMs: connectionWaitMs }),
    ]),
  )
}

/** @throws when the connection is lost or does not respond; the pool then discards it */
async function limit(connection: Client, statementLimitMs: number): Promise<void> {
  const statement: QueryConfig & { query_timeout: number } = {
    text: `SET statement_timeout = ${statementLimitMs}`,
    query_timeout: timeoutMs,
  }
  try {
    await connection.query(statement)
  } catch (error) {
    // knex marks unusable connections by this property
    Object.assign(connection, { __knex__disposed: error })
    throw error
  }
}

/** A connection held by work that may be aborted. */
class Hold {
  readonly #signal: AbortSignal
  readonly #cancel: () => Promise<unknown>
  readonly #onAbort = () => {
    this.#cancelling = this.#cancelUntilEnd()
  }
  #hasEnded = false
  readonly #wake = new AbortController()
  #cancelling: Promise<void> | undefined

  constructor(signal: AbortSignal, cancel: () => Promise<unknown>) {
    this.#signal = signal
    this.#cancel = cancel
    signal.addEventListener('abort', this.#onAbort)
  }

  /** Waits for a pending cancellation: it must not hit the statement of the next holder of the connection. */
  async end(): Promise<void> {
    this.#signal.removeEventListener('abort', this.#onAbort)
    this.#hasEnded = true
    // otherwise not: making its error takes longer than everything else that a connection goes through
    if (this.#cancelling) this.#wake.abort()
    await this.#cancelling
  }

  async #cancelUntilEnd(): Promise<void> {
    while (!this.#hasEnded) {
      await this.#cancel().catch((error: Error) => log.warn(`A statement could not be cancelled: ${error.message}`))
      await pause(cancelEveryMs, undefined, { signal: this.#wake.signal }).catch(() => undefined)
    }
  }
}

/** The connection, unless the signal is aborted first, or the time is up that waiting for a turn left of that of the pool. */
async function inTime(
  acquired: Promise<Client>,
  { signal, waitMs }: { signal: AbortSignal | undefined; waitMs: number },
  release: (connection: Client) => Promise<void>,
): Promise<Client> {
  // the pool itself rejects after its whole time
  const isShorter = waitMs < connectionWaitMs
  if (!signal && !isShorter) return acquired
  let onAbort = () => {}
  let timer: NodeJS.Timeout | undefined
  const stopped = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal?.reason)
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) onAbort()
    if (isShorter) timer = setTimeout(() => reject(noConnectionInTime()), waitMs)
  })
  try {
    return await Promise.race([acquired, stopped])
  } catch (error) {
    acquired.then(release, () => undefined)
    throw error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}
