import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { scriptConnection } from '../database/connection.ts'
import { superuser } from './initialise.ts'

const database = 'gevel'
const readyWithinMs = 60_000

/**
 * Waits until the server responds (it may have to recover from a crash first), creates our database if necessary, and
 * returns the database's URL. Gives up when `ended` is aborted: the server has ended.
 */
export async function ensureDatabase(port: number, password: string, ended?: AbortSignal): Promise<string> {
  const url = (name: string) => `postgres://${superuser}:${password}@127.0.0.1:${port}/${name}`
  const client = await firstConnection(url('postgres'), ended)
  try {
    const found = await client.query('select from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
  return url(database)
}

// Nobody listens yet, or the server is starting up (57P03, cannot_connect_now).
const transientCodes = ['ECONNREFUSED', 'ECONNRESET', '57P03']

async function firstConnection(url: string, ended?: AbortSignal): Promise<pg.Client> {
  for (const end = Date.now() + readyWithinMs; ; await pause(50)) {
    const client = new pg.Client(scriptConnection(url, 'look'))
    try {
      await client.connect()
      return client
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (ended?.aborted || Date.now() > end || !transientCodes.includes(code)) throw error
    }
  }
}
