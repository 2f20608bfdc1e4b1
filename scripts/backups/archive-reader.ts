import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Extract, extract } from 'tar-stream'
import { UserError } from '../user-error.ts'
import { type About, aboutName, type Manifest, manifestName, readAbout, readManifest } from './manifest.ts'

type Entry = Extract extends AsyncIterable<infer One> ? One : never

/**
 * Unpacks a back-up, each file to the path that `locate` returns for its name, and verifies everything against the
 * manifest.
 * @throws UserError when this version cannot restore it, or when it is damaged or incomplete
 */
export async function unpackArchive(
  file: string,
  locate: (name: string) => string,
): Promise<{ about: About; manifest: Manifest }> {
  const damaged = (what: string) => new UserError(`The back-up ${file} is damaged or incomplete: ${what}.`)
  const found: Manifest['files'] = {}
  let about: About | undefined
  let manifest: Manifest | undefined
  try {
    for await (const entry of entriesOf(file)) {
      const { name } = entry.header
      if (name === aboutName) about = await readAbout(await text(entry))
      else if (!about) throw await readAbout('')
      else if (name === manifestName) manifest = readManifest(await text(entry))
      else found[name] = await unpack(entry, locate)
    }
  } catch (error) {
    if (error instanceof UserError || isOfTheDisk(error)) throw error
    throw damaged(error instanceof Error ? error.message : String(error))
  }
  if (!about || !manifest) throw damaged('its end is missing')
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
    if (found[name]?.sha256 !== sha256 || found[name].bytes !== bytes) throw damaged(`${name} is not what was written`)
  }
  return { about, manifest }
}

function entriesOf(file: string): AsyncIterable<Entry> {
  const entries = extract()
  const compressed = createReadStream(file, { highWaterMark: 1 << 18 })
  const plain = createGunzip()
  for (const stream of [compressed, plain]) stream.once('error', (error: Error) => entries.destroy(error))
  compressed.pipe(plain).pipe(entries)
  return entries
}

async function unpack(entry: Entry, locate: (name: string) => string): Promise<Manifest['files'][string]> {
  const { name, type, mode } = entry.header
  if (path.posix.isAbsolute(name) || name.split('/').includes('..')) throw new Error(`${name} leads outside`)
  const target = locate(name)
  const hash = createHash('sha256')
  let bytes = 0
  if (type === 'directory') {
    await mkdir(target, { recursive: true, mode: 0o700 })
    entry.resume()
    return { bytes, sha256: '' }
  }
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  const count = async function* (chunks: AsyncIterable<unknown>) {
    for await (const chunk of chunks) {
      if (!(chunk instanceof Uint8Array)) continue
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  await pipeline(entry, count, createWriteStream(target, { mode: mode ?? 0o600, flush: true }))
  return { bytes, sha256: hash.digest('hex') }
}

const diskCodes = ['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS', 'ENOENT']

function isOfTheDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && diskCodes.includes(String(error.code))
}
