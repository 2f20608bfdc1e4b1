import { existsSync } from 'node:fs'
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { type ClusterLocation, createOwnedFolder } from '../embedded-postgres/cluster-location.ts'
import { runningServer } from '../embedded-postgres/pid-file.ts'
import { beginSwap, endSwap } from '../embedded-postgres/restore-marker.ts'
import { stopServer } from '../embedded-postgres/server.ts'
import type { SystemUser } from '../embedded-postgres/system-user.ts'
import type { Task } from '../processes/task.ts'
import { UserError } from '../user-error.ts'
import { unpackArchive } from './archive-reader.ts'
import type { Manifest } from './manifest.ts'
import { countRowsIn } from './row-counts.ts'

const replaced = '.replaced-'

/**
 * Replaces the current data by a back-up; the database must not run. First everything is unpacked beside it, verified
 * and started, so that the current data stay until the back-up has proved to be complete.
 * @throws UserError when the back-up cannot be restored
 */
export async function restoreBackup(
  task: Pick<Task, 'hold'>,
  file: string,
  dataDir: string,
  place: ClusterLocation,
): Promise<Manifest> {
  const restored: ClusterLocation = { ...place, data: `${place.data}.restored` }
  const media = path.join(dataDir, 'media')
  const unpacked = path.join(dataDir, 'restored')
  const removeUnpacked = async () => {
    const server = await runningServer(restored.data)
    if (server) await stopServer(server.pid)
    for (const folder of [restored.data, unpacked]) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  await task.hold({ stop: removeUnpacked })
  try {
    await removeUnpacked()
    await createOwnedFolder(restored.data, place.user)
    await mkdir(path.join(unpacked, 'media'), { recursive: true, mode: 0o700 })
    const { manifest } = await unpackArchive(file, (name) =>
      name.startsWith('database') ? path.join(restored.data, name.slice('database'.length)) : path.join(unpacked, name),
    )
    const password = await readFile(path.join(unpacked, 'postgres-password'), 'utf8')
    if (place.user) await own(restored.data, place.user)
    const rows = await countRowsIn(restored, password, path.join(dataDir, 'logs', 'restore.log'))
    for (const [table, count] of Object.entries(manifest.rows))
      if (rows[table] !== count)
        throw new UserError(`${table} has ${rows[table] ?? 'no'} rows, the back-up says ${count}.`)

    await beginSwap(dataDir)
    await swap(place.data, restored.data)
    await swap(media, path.join(unpacked, 'media'))
    await writeFile(path.join(dataDir, 'postgres-password'), password, { mode: 0o600 })
    await endSwap(dataDir)
    for (const folder of new Set([place.folder, dataDir])) await removeReplaced(folder)
    // Cached pictures, whose originals may differ now.
    await rm(path.join(dataDir, 'cache'), { recursive: true, force: true })
    return manifest
  } finally {
    await removeUnpacked()
  }
}

async function swap(folder: string, by: string): Promise<void> {
  if (existsSync(folder)) await rename(folder, `${folder}${replaced}${process.pid}-${Date.now()}`)
  await rename(by, folder)
}

async function removeReplaced(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.includes(replaced)) await rm(path.join(folder, name), { recursive: true, force: true, maxRetries: 5 })
}

async function own(folder: string, { uid, gid }: SystemUser): Promise<void> {
  await chown(folder, uid, gid)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chown(path.join(entry.parentPath, entry.name), uid, gid)
}
