import { Client } from 'pg'
import { environment } from '../environment/environment'
import { log } from '../logging/log'
import { connectionSettings } from './connection-settings'

/** Number of the lock that a starting backend holds; it means nothing but "starting". */
const startLock = 764_001

/**
 * Waits until no other copy of the backend is starting on the same database. Two copies that start together would both
 * make Strapi's tables, and one of them would fail. The lock goes with its connection, so a killed start leaves nothing.
 * @returns a function that lets the next copy start
 * @throws Error with one sentence when the database cannot be reached
 */
export async function takeStartLock(): Promise<() => Promise<void>> {
  const client = new Client(connectionSettings(environment.DATABASE_URL, 'start-lock'))
  // the lock is gone then; what cannot go on without the database says so itself
  client.on('error', (error) => log.warn(`The lock on starting is lost: ${error.message}`))
  await client.connect().catch((cause: Error) => {
    throw new Error(`The database at ${address()} cannot be reached: ${cause.message}.`)
  })
  await client.query('SELECT pg_advisory_lock($1)', [startLock])
  return () => client.end()
}

/** Where the database is, without its password. */
function address(): string {
  const { host, pathname } = new URL(environment.DATABASE_URL)
  return `${host}${pathname}`
}
