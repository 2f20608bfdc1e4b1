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
  return Object.assign(new URL(process.env.DATABASE_URL ?? ''), { pathname: `/${name}` }).href
}

/** Drops it, also when there are connections. */
export async function dropDatabase(name: string): Promise<void> {
  const server = await openDatabase()
  await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await server.end()
}
