import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const DAY_MS = 24 * 60 * 60 * 1000
/** The part of the limit that is freed at once, and that may be written between two sweeps. */
const SPARE = 0.1

/** Finds a body: those of a group are removed together. */
interface CacheKey {
  group: string
  key: string
}

export interface DiskCache {
  read: (key: CacheKey) => Promise<Buffer | undefined>
  /** Stores a body; a full disk only makes the site slower, so the error is reported and not thrown. */
  write: (key: CacheKey, body: Buffer) => Promise<void>
  /** Removes all bodies of a group. */
  drop: (group: string) => Promise<void>
}

/**
 * A disk cache of bodies, named by the hashes of their group and key. Files are written to a temporary name and then renamed, so
 * that several processes can share a folder and none reads half a file.
 * @param limitBytes beyond it the least recently used files are removed; may be exceeded by a tenth
 */
export function diskCache(folder: string, limitBytes: number, report: (error: unknown) => void): DiskCache {
  let writtenSinceSweep = Number.POSITIVE_INFINITY
  const groupPath = (group: string) => {
    const hash = hashOf(group)
    return join(folder, hash.slice(0, 2), hash)
  }
  const pathOf = ({ group, key }: CacheKey) => `${groupPath(group)}-${hashOf(key)}`

  async function store(key: CacheKey, body: Buffer) {
    const path = pathOf(key)
    const temporary = `${path}.${randomUUID()}`
    await mkdir(dirname(path), { recursive: true })
    await writeFile(temporary, body)
    await rename(temporary, path)
    writtenSinceSweep += body.byteLength
    if (writtenSinceSweep > limitBytes * SPARE) {
      writtenSinceSweep = 0
      await sweep(folder, limitBytes)
    }
  }

  return {
    async read(key) {
      const path = pathOf(key)
      const body = await readFile(path).catch(() => undefined)
      if (body) touch(path).catch(report)
      return body
    },
    write: (key, body) => store(key, body).catch(report),
    async drop(group) {
      const path = groupPath(group)
      const names = await readdir(dirname(path)).catch(() => [])
      const sizesOfFile = names.filter((name) => name.startsWith(`${basename(path)}-`))
      await Promise.all(sizesOfFile.map((name) => rm(join(dirname(path), name), { force: true })))
    },
  }
}

/** 128 bits of SHA-256. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

/** Updating it once a day is enough for the order of removal. */
async function touch(path: string): Promise<void> {
  const now = Date.now()
  const { mtimeMs } = await stat(path)
  if (now - mtimeMs > DAY_MS) await utimes(path, now / 1000, now / 1000)
}

/** Removes the least recently used files until a tenth of the limit is free. */
export async function sweep(folder: string, limitBytes: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = (await Promise.all(paths.map(measure))).sort((a, b) => a.usedMs - b.usedMs)
  let excess = files.reduce((sum, { bytes }) => sum + bytes, 0) - limitBytes
  if (excess <= 0) return
  excess += limitBytes * SPARE
  for (const { path, bytes } of files) {
    if (excess <= 0) return
    await rm(path, { force: true })
    excess -= bytes
  }
}

/** A file that another process has just removed has size 0. */
async function measure(path: string) {
  const stats = await stat(path).catch(() => undefined)
  return { path, bytes: stats?.size ?? 0, usedMs: stats?.mtimeMs ?? 0 }
}
