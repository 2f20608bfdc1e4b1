import pg from 'pg'
import { scriptConnection } from './connection.ts'

/** Whether the database has no content yet: no table of pages, or no page in it. */
export function isEmpty(url: string): Promise<boolean> {
  return connected(scriptConnection(url, 'look'), async (client) => {
    const { rows } = await client.query<{ made: boolean }>(`select to_regclass('pages') is not null as made`)
    if (!rows[0]?.made) return true
    return (await client.query('select from pages limit 1')).rowCount === 0
  })
}

/** Deletes everything in the database, waiting jobs included. */
export async function emptyDatabase(url: string): Promise<void> {
  await connected(scriptConnection(url, 'empty'), (client) =>
    client.query('drop schema if exists public, gevel_jobs cascade; create schema public'),
  )
}

async function connected<Result>(
  settings: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(settings)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
