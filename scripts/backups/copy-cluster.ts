import { chown, copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { databaseBeside } from '../database/connection.ts'
import type { SystemUser } from '../embedded-postgres/system-user.ts'
import { UserError } from '../user-error.ts'

const slot = 'gevel_backup'
/**
 * Folders that are recreated, or that a copy must not contain: the list under "Making a Base Backup" in PostgreSQL's
 * manual.
 */
const emptied = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//
const leftOut = /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label|tablespace_map)$/
/** Copied last: it states to which point the other files are to be recovered. */
const controlFile = 'global/pg_control'

/**
 * Copies a running cluster into an empty folder, by PostgreSQL's low-level API for base back-ups: the files while they
 * change, and the log of those changes. When the copy is started, it recovers to the state at the end of the copying.
 * The connection is one of `connectToCopy`.
 */
export async function copyCluster(client: pg.Client, data: string, target: string, owner?: SystemUser): Promise<void> {
  await client.query(`select pg_backup_start('gevel', true)`)
  await copyFolder(data, target, '', owner)
  await copyOwned(data, target, controlFile, owner)
  const { rows } = await client.query('select labelfile, pg_walfile_name(lsn) as last from pg_backup_stop(false)')
  const { labelfile, last } = z.object({ labelfile: z.string(), last: z.string() }).parse(rows[0])
  await writeFile(path.join(target, 'backup_label'), labelfile, { mode: 0o600 })
  if (owner) await chown(path.join(target, 'backup_label'), owner.uid, owner.gid)
  const first = /START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/.exec(labelfile)?.[1] ?? ''
  const segments = (await readdir(path.join(data, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name))
  for (const name of segments.filter((one) => one >= first && one <= last))
    await copyOwned(data, target, `pg_wal/${name}`, owner)
}

/**
 * Connects to a cluster that is to be copied. Its log is not recycled for as long as this connection lasts. It is to
 * PostgreSQL's own database: one that has a connection cannot be the template of another.
 * @param url of any database of the cluster
 * @throws UserError when another copy is running
 */
export async function connectToCopy(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseBeside(url, 'postgres') })
  // The next query notices a server that stops.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot])
    return client
  } catch (error) {
    await client.end()
    if (error instanceof pg.DatabaseError && error.code === '42710')
      throw new UserError('Another back-up of this database is being made.')
    throw error
  }
}

async function copyFolder(data: string, target: string, folder: string, owner?: SystemUser): Promise<void> {
  const entries = await ifExists(readdir(path.join(data, folder), { withFileTypes: true }))
  if (!entries) return
  await mkdir(path.join(target, folder), { recursive: true, mode: 0o700 })
  if (owner) await chown(path.join(target, folder), owner.uid, owner.gid)
  for (const entry of entries) {
    const name = path.posix.join(folder, entry.name)
    if (emptied.test(name) || leftOut.test(name) || name === controlFile) continue
    if (entry.isDirectory()) await copyFolder(data, target, name, owner)
    else await copyOwned(data, target, name, owner)
  }
}

async function copyOwned(data: string, target: string, name: string, owner?: SystemUser): Promise<void> {
  const to = path.join(target, name)
  const isCopied = await ifExists(copyFile(path.join(data, name), to).then(() => true))
  if (isCopied && owner) await chown(to, owner.uid, owner.gid)
}

/** Undefined for a table or database that was dropped meanwhile: the copied log contains that too. */
async function ifExists<Kind>(reading: Promise<Kind>): Promise<Kind | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
