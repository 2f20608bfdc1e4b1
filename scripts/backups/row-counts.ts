import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import type { ClusterLocation } from '../embedded-postgres/cluster-location.ts'
import { ensureDatabase } from '../embedded-postgres/database.ts'
import { freePort, startServer, stopServer } from '../embedded-postgres/server.ts'
import { LogFile } from '../processes/log-file.ts'
import { UserError } from '../user-error.ts'
import type { Manifest } from './manifest.ts'

/**
 * Starts a copied cluster, which recovers to the state at the end of the copying, counts its rows and stops it.
 * @throws UserError when it does not start
 */
export async function countRowsIn(
  place: ClusterLocation,
  password: string,
  logFile: string,
): Promise<Manifest['rows']> {
  const port = await freePort()
  const log = new LogFile(logFile)
  const server = startServer(place, port, log, {})
  const ended = new AbortController()
  server.once('exit', () => ended.abort())
  try {
    return await countRows(await ensureDatabase(port, password, ended.signal))
  } catch (error) {
    throw new UserError(`The copied database cannot be read: ${String(error)}. See ${path.relative('.', logFile)}.`)
  } finally {
    if (server.pid && server.exitCode === null && server.signalCode === null) await stopServer(server.pid)
    log.close()
  }
}

const named = z.array(z.object({ name: z.string() }))
const counted = z.array(z.object({ rows: z.coerce.number() }))

async function countRows(url: string): Promise<Manifest['rows']> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    const found = await client.query(`
      select format('%I.%I', nspname, relname) as name
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname !~ '^pg_' and nspname <> 'information_schema' order by 1`)
    const rows: Manifest['rows'] = {}
    for (const { name } of named.parse(found.rows)) {
      const { rows: found } = await client.query(`select count(*) as rows from ${name}`)
      rows[name] = counted.parse(found)[0]?.rows ?? 0
    }
    return rows
  } finally {
    await client.end()
  }
}
