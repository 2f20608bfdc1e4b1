import { databaseBeside } from '../../../scripts/database/connection.ts'
import { copyDatabase } from '../../../scripts/database/copy.ts'
import { openDatabase } from './database.ts'

/**
 * Creates an empty database beside that of the running backend.
 * @returns its URL
 */
export async function makeDatabase(name: string): Promise<string> {
  await dropDatabase(name)
  const server = await openDatabase()
  await server.query(`CREATE DATABASE ${name}`)
  await server.end()
  return databaseBeside(process.env.DATABASE_URL ?? '', name)
}

/**
 * Creates a database with the demo content, of which CONTENT_DATABASE_URL is an original without connections: a backend
 * that starts on an empty one creates its tables first, which takes most of its start.
 * @returns its URL
 */
export async function makeFilledDatabase(name: string): Promise<string> {
  await dropDatabase(name)
  return copyDatabase(process.env.CONTENT_DATABASE_URL ?? '', name)
}

/** Drops it, also when there are connections. */
export async function dropDatabase(name: string): Promise<void> {
  const server = await openDatabase()
  await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await server.end()
}
