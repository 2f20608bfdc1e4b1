import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { environment } from '../environment/environment'
import { log } from '../logging/log'
import { connectionSettings } from './connection-settings'
import { retryWhileLost } from './retry-while-lost'

/** Number of the advisory lock that a starting backend holds. */
const startLock = 764_001
/** How long a starting backend waits for the database: longer than PostgreSQL takes to recover from a crash. */
const waitsMs = 60_000
/** A server that accepts a connection without responding counts as away too. */
const connectWithinMs = 5_000
const tryEveryMs = 100

/** Held by the one instance of the backend that is starting. */
export interface StartLock {
  /** the lock ends with it: work on this connection never runs without the lock */
  connection: Client
  release(): Promise<void>
}

/**
 * Waits for the database, and until no other instance of the backend is starting on it. Two instances that start
 * together would both create Strapi's tables, and one would fail. The lock ends with its connection, so a killed start
 * leaves nothing behind. It is polled: `CREATE INDEX CONCURRENTLY` in a migration waits for all statements that run
 * elsewhere, and a statement that waits for this lock would deadlock with it.
 * @param onLost called when the connection, and so the lock, is lost before the next instance may start
 * @throws Error with one sentence when the database cannot be reached for a minute
 */
export async function takeStartLock(onLost: (error: Error) => void): Promise<StartLock> {
  const warnOfLoss = (error: Error) =>
    log.warn(`The database at ${address()} is away (${reasonOf(error)}): waiting up to ${waitsMs / 1_000} s for it.`)
  const connection = await retryWhileLost(lockedClient, { withinMs: waitsMs, onLost: warnOfLoss }).catch(
    (cause: Error) => {
      throw new Error(`The database at ${address()} cannot be reached: ${reasonOf(cause)}.`)
    },
  )
  connection.off('error', ignore).on('error', onLost)
  return { connection, release: () => connection.end() }
}

async function lockedClient(): Promise<Client> {
  const settings = connectionSettings(environment.DATABASE_URL, 'start-lock')
  const client = new Client({ ...settings, connectionTimeoutMillis: connectWithinMs })
  // the current query fails with it
  client.on('error', ignore)
  try {
    await client.connect()
    while (!(await tryLock(client))) await pause(tryEveryMs)
    return client
  } catch (error) {
    await client.end().catch(ignore)
    throw error
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [startLock])
  return rows[0]?.taken === true
}

function ignore(): void {}

/** A host with several addresses fails with one aggregate error, which has a code and no message. */
function reasonOf(error: Error): string {
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/** Where the database is, without its password. */
function address(): string {
  const { host, pathname } = new URL(environment.DATABASE_URL)
  return `${host}${pathname}`
}
