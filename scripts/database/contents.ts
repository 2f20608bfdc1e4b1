import pg from 'pg'

/** Whether the database holds no content yet: no table of pages, or no page in it. */
export function isEmpty(url: string): Promise<boolean> {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ made: boolean }>(`select to_regclass('pages') is not null as made`)
    if (!rows[0]?.made) return true
    return (await client.query('select from pages limit 1')).rowCount === 0
  })
}

/** Throws everything in the database away, what waits to be done included. */
export async function emptyDatabase(url: string): Promise<void> {
  await connected(url, (client) =>
    client.query('drop schema if exists public, gevel_jobs cascade; create schema public'),
  )
}

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
