import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type ClusterLocation, createOwnedFolder } from '../embedded-postgres/cluster-location.ts'
import { runningServer } from '../embedded-postgres/pid-file.ts'
import { stopServer } from '../embedded-postgres/server.ts'
import type { Task } from '../processes/task.ts'
import { ArchiveWriter, unfinishedSuffix } from './archive-writer.ts'
import { connectToCopy, copyCluster } from './copy-cluster.ts'
import { aboutName, createAbout, type Manifest, manifestName } from './manifest.ts'
import { countRowsIn } from './row-counts.ts'

/** `bucket`: media are in a bucket; the media folder is backed up all the same. */
type Source = { dataDir: string; place: ClusterLocation; url: string; bucket: boolean }

/** Makes a back-up of the running embedded database and of the media; it gets its name once it is complete. */
export async function makeBackup(
  task: Pick<Task, 'hold'>,
  { dataDir, place, url, bucket }: Source,
  file: string,
): Promise<Manifest> {
  const copy: ClusterLocation = { ...place, data: `${place.data}.backup` }
  const client = await connectToCopy(url)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await removeLeftovers(copy, path.dirname(file))
  await createOwnedFolder(copy.data, copy.user)
  const archive = new ArchiveWriter(file)
  const cleanUp = async () => {
    await archive.discard()
    await removeLeftovers(copy, path.dirname(file))
    await client.end()
  }
  await task.hold({ stop: cleanUp })
  const mediaFolder = path.join(dataDir, 'media')
  const written = new Map<string, string>()
  try {
    await archive.addText(aboutName, JSON.stringify(await createAbout(bucket)))
    // Before and after the database: a file that it refers to is there when it was deleted, or uploaded, in between.
    await addMedia(archive, mediaFolder, written)
    await copyCluster(client, place.data, copy.data, place.user)
    const passwordFile = path.join(dataDir, 'postgres-password')
    await archive.addFile('postgres-password', passwordFile)
    await addBelow(archive, copy.data, 'database')
    await addMedia(archive, mediaFolder, written)
    const logFile = path.join(dataDir, 'logs', 'backup.log')
    const rows = await countRowsIn(copy, await readFile(passwordFile, 'utf8'), logFile)
    const manifest = { files: archive.files, rows }
    await archive.addText(manifestName, JSON.stringify(manifest))
    await archive.finish()
    return manifest
  } finally {
    await cleanUp()
  }
}

/** Removes the copy and unfinished files, also those of a killed run. Only one back-up runs at a time. */
async function removeLeftovers(copy: ClusterLocation, folder: string): Promise<void> {
  const server = await runningServer(copy.data)
  if (server) await stopServer(server.pid)
  await rm(copy.data, { recursive: true, force: true, maxRetries: 5 })
  for (const name of await readdir(folder))
    if (name.endsWith(`.tar.gz${unfinishedSuffix}`)) await rm(path.join(folder, name), { force: true })
}

async function addBelow(archive: ArchiveWriter, folder: string, name: string): Promise<void> {
  await archive.addFolder(name)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const [from, to] = [path.join(folder, entry.name), `${name}/${entry.name}`]
    if (entry.isDirectory()) await addBelow(archive, from, to)
    else await archive.addFile(to, from)
  }
}

/** Adds the media that were not `written` yet, or have changed since. */
async function addMedia(archive: ArchiveWriter, folder: string, written: Map<string, string>): Promise<void> {
  if (!existsSync(folder)) return
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const found = entry.isFile() && (await stat(file).catch(() => undefined))
    if (!found) continue
    const state = `${found.size} ${found.mtimeMs}`
    if (written.get(file) === state) continue
    await archive.addFile(`media/${path.relative(folder, file).replaceAll(path.sep, '/')}`, file)
    written.set(file, state)
  }
}
