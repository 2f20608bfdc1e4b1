import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { packagedPostgres, packagedVersion } from './binaries.ts'
import { canEnter, type SystemUser, userInsteadOfRoot } from './system-user.ts'

/** The folder of a cluster and its user. `notes` inform the user of unusual places. */
export type ClusterLocation = {
  /** Folder that contains the cluster's data folder. */
  folder: string
  data: string
  /** PostgreSQL's bin, lib and share. */
  native: string
  user: SystemUser | undefined
  notes: string[]
}

/** Chooses the location of the cluster for `dataDir`; creates its folders, and copies the binaries if necessary. */
export async function chooseLocation(dataDir: string): Promise<ClusterLocation> {
  await mkdir(dataDir, { recursive: true })
  const native = await packagedPostgres()
  const user = userInsteadOfRoot()
  if (!user) return { folder: dataDir, data: path.join(dataDir, 'postgres'), native, user, notes: [] }

  const notes: string[] = []
  const folder = canEnter(user, dataDir) ? dataDir : systemFolder(dataDir)
  if (folder !== dataDir) notes.push(`its data is in ${folder}, because the user postgres cannot reach ${dataDir}`)
  await mkdir(folder, { recursive: true })
  if (folder !== dataDir) await chmod(folder, 0o755)

  const reachable = canEnter(user, path.join(native, 'bin')) ? native : await copyToSystem(native)
  if (reachable !== native)
    notes.push(`its programs are in ${reachable}, because the user postgres cannot reach ${native}`)
  return { folder, data: path.join(folder, 'postgres'), native: reachable, user, notes }
}

/** Creates an empty folder that the server's user owns, as PostgreSQL requires. */
export async function createOwnedFolder(folder: string, user: SystemUser | undefined): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  if (user) await chown(folder, user.uid, user.gid)
}

/** The system folder for a path of ours: the same at each start, another for each clone. */
function systemFolder(ourPath: string): string {
  return `/var/lib/gevel-${createHash('sha256').update(ourPath).digest('hex').slice(0, 12)}`
}

async function copyToSystem(native: string): Promise<string> {
  const copy = `/var/lib/gevel-postgres-${await packagedVersion()}`
  if (existsSync(copy)) return copy
  // Under a temporary name first: an interrupted copy must not pass for a complete one.
  const unfinished = `${copy}.${process.pid}`
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  await chmod(unfinished, 0o755)
  await rename(unfinished, copy)
  return copy
}
