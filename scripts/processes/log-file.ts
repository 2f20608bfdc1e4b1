import { closeSync, fchmodSync, fstatSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

const maxBytes = 20_000_000
/** `<file>.1` is the newest of these. */
const olderFiles = 4
const newline = 0x0a

/**
 * Appends to a log file that only our own user and group may read, and rotates it by size. Never throws: lines that do
 * not fit on a full disk are dropped, and counted in a line once writing works again.
 */
export class LogFile {
  readonly #file: string
  readonly #maxBytes: number
  #descriptor: number | undefined
  #bytes = 0
  #lostLines = 0
  #endsInLine = false

  constructor(file: string, limit = maxBytes) {
    this.#file = file
    this.#maxBytes = limit
  }

  write(text: Buffer): void {
    try {
      const descriptor = this.#open()
      if (this.#lostLines > 0) this.#append(descriptor, Buffer.from(this.#sentenceOnLoss()))
      this.#lostLines = 0
      this.#append(descriptor, text)
    } catch {
      this.#lostLines += linesIn(text)
    }
  }

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor)
    this.#descriptor = undefined
  }

  #open(): number {
    if (this.#descriptor !== undefined && this.#bytes >= this.#maxBytes && !this.#endsInLine) {
      this.close()
      this.#rotate()
    }
    if (this.#descriptor !== undefined) return this.#descriptor
    mkdirSync(path.dirname(this.#file), { recursive: true })
    const descriptor = openSync(this.#file, 'a', 0o640)
    this.#descriptor = descriptor
    const found = fstatSync(descriptor)
    // A file of an earlier version may be readable by everybody; a device is not ours to change.
    if (found.isFile()) fchmodSync(descriptor, 0o640)
    this.#bytes = found.size
    return descriptor
  }

  #rotate(): void {
    rmSync(`${this.#file}.${olderFiles}`, { force: true })
    for (let age = olderFiles - 1; age >= 0; age--) {
      const from = age === 0 ? this.#file : `${this.#file}.${age}`
      try {
        renameSync(from, `${this.#file}.${age + 1}`)
      } catch {
        // There is none of this age yet.
      }
    }
  }

  #append(descriptor: number, text: Buffer): void {
    for (let rest = text; rest.length > 0; ) {
      const written = writeSync(descriptor, rest)
      this.#bytes += written
      this.#endsInLine = rest[written - 1] !== newline
      rest = rest.subarray(written)
    }
  }

  #sentenceOnLoss(): string {
    return `${this.#endsInLine ? '\n' : ''}{"level":"warn","program":"log","msg":"${this.#lostLines} lines could not be written"}\n`
  }
}

function linesIn(text: Buffer): number {
  let lines = 0
  for (let at = text.indexOf(newline); at !== -1; at = text.indexOf(newline, at + 1)) lines++
  return lines
}
