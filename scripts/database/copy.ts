import pg from 'pg'
import { databaseBeside, scriptConnection } from './connection.ts'

/**
 * Creates a copy of another database on the same server, which must have no connections.
 * @param name of the new database
 * @returns its URL
 */
export async function copyDatabase(url: string, name: string): Promise<string> {
  const from = decodeURIComponent(new URL(url).pathname.slice(1))
  const client = new pg.Client(scriptConnection(databaseBeside(url, 'postgres'), 'copy'))
  await client.connect()
  try {
    await client.query(`create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(from)}`)
  } finally {
    await client.end()
  }
  return databaseBeside(url, name)
}
