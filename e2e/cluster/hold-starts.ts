import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { scriptConnection } from '../../scripts/database/connection.ts'

/** A starting backend reads this table, and waits for it. */
const LOCKED = 'strapi_core_store_settings'

/**
 * Blocks starting backends halfway, until the database ends.
 * @returns `reached`, which waits until one is blocked
 */
export async function holdStarts(databaseUrl: string): Promise<{ reached: () => Promise<void> }> {
  const holder = new pg.Client(scriptConnection(databaseUrl, 'look'))
  // closed by the end of its database
  holder.on('error', () => undefined)
  await holder.connect()
  await holder.query(`BEGIN; LOCK TABLE ${LOCKED} IN ACCESS EXCLUSIVE MODE`)
  const starting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 764001 AND granted`
  const reached = async () => {
    while ((await holder.query(starting)).rowCount === 0) await pause(20)
  }
  return { reached }
}
