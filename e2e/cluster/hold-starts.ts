import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { scriptConnection } from '../../scripts/database/connection.ts'

/** A backend that starts asks this table what the database looks like, and waits for it. */
const LOCKED = 'strapi_core_store_settings'

/**
 * Keeps backends that start halfway, until the database ends.
 * @returns `reached`, which waits until one is there
 */
export async function holdStarts(databaseUrl: string): Promise<{ reached: () => Promise<void> }> {
  const holder = new pg.Client(scriptConnection(databaseUrl, 'look'))
  // with its database
  holder.on('error', () => undefined)
  await holder.connect()
  await holder.query(`BEGIN; LOCK TABLE ${LOCKED} IN ACCESS EXCLUSIVE MODE`)
  const starting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 764001 AND granted`
  const reached = async () => {
    while ((await holder.query(starting)).rowCount === 0) await pause(20)
  }
  return { reached }
}
