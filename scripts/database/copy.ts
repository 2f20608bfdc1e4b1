import pg from 'pg'
import { scriptConnection } from './connection.ts'

/**
 * Creates a copy of another database on the same server, which must have no connections.
 * @param name of the new database
 * @returns its URL
 */
export async function copyDatabase(url: string, name: string): Promise<string> {
  const from = decodeURIComponent(new URL(url).pathname.slice(1))
  const at = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href
  const client = new pg.Client(scriptConnection(at('postgres'), 'copy'))
  await client.connect()
  try {
    await client.query(`create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(from)}`)
  } finally {
    await client.end()
  }
  return at(name)
}
