import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { LogFile } from '../processes/log-file.ts'
import { UserError } from '../user-error.ts'
import { packagedMajor } from './binaries.ts'
import { type ClusterLocation, chooseLocation } from './cluster-location.ts'
import { ensureDatabase } from './database.ts'
import { initialise } from './initialise.ts'
import { readParent, runningServer } from './pid-file.ts'
import { rejectUnfinishedRestore } from './restore-marker.ts'
import { freePort, startServer, stopServer, throwAway } from './server.ts'

/** An open embedded database. `notes` are for the user; `exited` settles when the server ends, for whatever reason. */
export type EmbeddedDatabase = {
  url: string
  port: number
  notes: string[]
  exited: Promise<unknown>
  stop: () => Promise<void>
}

/** A `temporary` one is removed when it stops. `port` is where it must listen; any free one by default. */
type Options = { temporary?: boolean; port?: number | undefined }

// After a kill -9 the old server's last processes may hold its memory for a moment.
const attempts = 4
const ownerFileOf = (dataDir: string) => path.join(dataDir, 'postgres-owner')

/**
 * Opens the embedded PostgreSQL of `dataDir`: creates it when new, joins one that another command of ours runs, and
 * stops one that a killed run left behind.
 */
export async function openEmbeddedPostgres(dataDir: string, options: Options = {}): Promise<EmbeddedDatabase> {
  const place = await chooseLocation(dataDir)
  await checkCluster(dataDir, place)
  const found = await runningServer(place.data)
  if (found && (await isOwned(found.pid, dataDir))) {
    const url = await ensureDatabase(found.port, await initialise(place, dataDir))
    return {
      url,
      port: found.port,
      notes: ['it was running already'],
      exited: new Promise(() => {}),
      stop: async () => {},
    }
  }
  if (found) await stopServer(found.pid)
  const password = await initialise(place, dataDir)
  const database = await start(place, password, dataDir, options)
  await writeFile(ownerFileOf(dataDir), String(process.pid))
  return database
}

/** Fails for a cluster that could only be opened by overwriting it, or not at all. */
async function checkCluster(dataDir: string, { data }: ClusterLocation): Promise<void> {
  await rejectUnfinishedRestore(dataDir)
  const dataVersion = (await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  const runs = await packagedMajor()
  if (dataVersion && dataVersion !== runs)
    throw new UserError(
      `The database in ${data} is of PostgreSQL ${dataVersion} and this version runs ${runs}: docs/operations/back-ups.md says how to bring it over.`,
    )
}

async function start(
  place: ClusterLocation,
  password: string,
  dataDir: string,
  { temporary, port: givenPort }: Options,
) {
  const logFile = path.join(dataDir, 'logs', 'postgres.log')
  const log = new LogFile(logFile)
  for (let attempt = 1; attempt <= attempts; attempt++) {
    // No server runs on this folder: a pid in this file would be another program's, and stop PostgreSQL from starting.
    await rm(path.join(place.data, 'postmaster.pid'), { force: true })
    const port = givenPort ?? (await freePort())
    const server = startServer(place, port, log, temporary ? throwAway : {})
    const { pid } = server
    const exited = once(server, 'exit')
    const ended = new AbortController()
    const url = await Promise.race([ensureDatabase(port, password, ended.signal), exited.then(() => undefined)]).catch(
      async (error: unknown) => {
        if (pid) await stopServer(pid)
        throw error
      },
    )
    ended.abort()
    if (url && pid) {
      const stop = async () => {
        await Promise.all([exited, stopServer(pid)])
        if (temporary) await rm(place.folder, { recursive: true, force: true })
      }
      return { url, port, notes: place.notes, exited, stop }
    }
    await pause(500)
  }
  const end = (await readFile(logFile, 'utf8')).trimEnd().split('\n').slice(-5).join('\n')
  throw new UserError(`The embedded PostgreSQL does not start; the end of ${logFile}:\n${end}`)
}

/** Whether a server is a child of the command that started it, which it is for as long as that one lives. */
export async function isOwned(server: number, dataDir: string): Promise<boolean> {
  const owner = await readFile(ownerFileOf(dataDir), 'utf8').catch(() => '')
  return owner !== '' && (await readParent(server)) === Number(owner)
}
