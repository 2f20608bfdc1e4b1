import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import type { Manifest } from './manifest.ts'

/** Suffix of a back-up until it is complete. */
export const unfinishedSuffix = '.unfinished'

/**
 * Writes a compressed tar file as a stream, readable only by our own user, and records the checksum of each file in
 * it.
 */
export class ArchiveWriter {
  readonly files: Manifest['files'] = {}
  readonly #file: string
  readonly #pack: Pack = pack()
  readonly #written: Promise<void>
  #failed: Promise<never>

  constructor(file: string) {
    this.#file = file
    const output = createWriteStream(file + unfinishedSuffix, { mode: 0o600, flush: true })
    // Level 1: fastest, and nearly as small.
    this.#written = pipeline(this.#pack, createGzip({ level: 1 }), output)
    this.#failed = this.#written.then(() => new Promise<never>(() => {}))
    this.#failed.catch(() => {})
  }

  /** Adds a text that is not listed among the files. */
  async addText(name: string, text: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#pack.entry({ name, mode: 0o600 }, text, () => resolve())
    await Promise.race([promise, this.#failed])
  }

  async addFolder(name: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#pack.entry({ name, mode: 0o700, type: 'directory' }, () => resolve())
    await Promise.race([promise, this.#failed])
  }

  /** Adds a file in its current state; adding the same name again replaces the earlier one. */
  async addFile(name: string, source: string): Promise<void> {
    const { size, mode } = await stat(source)
    const hash = createHash('sha256')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const entry = this.#pack.entry({ name, size, mode: mode & 0o777 }, (error) => (error ? reject(error) : resolve()))
    // A file that grows meanwhile is read up to the size in its header.
    const content = size === 0 ? [] : createReadStream(source, { end: size - 1, highWaterMark: 1 << 18 })
    for await (const chunk of content) {
      hash.update(chunk)
      if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), this.#failed])
    }
    entry.end(null)
    await Promise.race([promise, this.#failed])
    this.files[name] = { bytes: size, sha256: hash.digest('hex') }
  }

  /** Ends the file, flushes it to disk, and gives it its name. */
  async finish(): Promise<void> {
    this.#pack.finalize()
    await this.#written
    await rename(this.#file + unfinishedSuffix, this.#file)
    const folder = await open(path.dirname(this.#file))
    await folder.sync().finally(() => folder.close())
  }

  /** Deletes the unfinished file. */
  async discard(): Promise<void> {
    this.#pack.destroy()
    await this.#written.catch(() => {})
    await rm(this.#file + unfinishedSuffix, { force: true })
  }
}
