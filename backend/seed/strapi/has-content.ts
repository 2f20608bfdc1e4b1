import { Client } from 'pg'
import { connectionSettings } from '../../src/platform/database/connection-settings'

/**
 * Whether a database has been seeded. All documents are inserted at once, so a single page proves it.
 * @param address of the database, `postgres://…`
 */
export async function hasContent(address: string): Promise<boolean> {
  const client = new Client(connectionSettings(address, 'seed'))
  await client.connect()
  try {
    const { rows } = await client.query("SELECT to_regclass('pages') IS NOT NULL AS made")
    if (!rows[0].made) return false
    return (await client.query('SELECT 1 FROM pages LIMIT 1')).rows.length > 0
  } finally {
    await client.end()
  }
}
