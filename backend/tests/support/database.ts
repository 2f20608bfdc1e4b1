import { Client } from 'pg'

/** Opens a connection to the backend's own database; close it with `end()`. */
export async function openDatabase(): Promise<Client> {
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  return client
}
