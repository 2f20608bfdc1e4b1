import { writeSync } from 'node:fs'
import process from 'node:process'

/** Lines that cannot be written wait in memory up to this size; beyond it they are dropped. */
const maxWaitingBytes = 1_000_000

/**
 * Writes log lines to a file descriptor; never throws, blocks on a full pipe, or grows without bound, all of which
 * pino's own destination does. On a full disk, or with a reader that is slow or gone, lines wait and are retried with
 * the next one.
 */
export class LogDestination {
  /** Lines dropped since the start. */
  lostLines = 0
  #reportedLines = 0
  #reason = ''
  #waiting: Buffer[] = []
  #waitingBytes = 0
  readonly #fd: number
  readonly #onRecovery: (lostLines: number, reason: string) => void

  /** `onRecovery` gets the number of dropped lines and the last error code, once writing works again. */
  constructor(fd: number, onRecovery: (lostLines: number, reason: string) => void) {
    this.#fd = fd
    this.#onRecovery = onRecovery
  }

  write(line: string): void {
    const bytes = Buffer.from(line)
    if (this.#waitingBytes + bytes.length > maxWaitingBytes) this.#flush()
    if (this.#waitingBytes + bytes.length > maxWaitingBytes) {
      this.lostLines += 1
      return
    }
    this.#waiting.push(bytes)
    this.#waitingBytes += bytes.length
    this.#flush()
  }

  #flush(): void {
    try {
      for (let first = this.#waiting[0]; first; first = this.#waiting[0]) {
        const written = writeSync(this.#fd, first)
        this.#waitingBytes -= written
        if (written < first.length) this.#waiting[0] = first.subarray(written)
        else this.#waiting.shift()
      }
    } catch (error) {
      this.#reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
      return
    }
    const lost = this.lostLines - this.#reportedLines
    this.#reportedLines = this.lostLines
    if (lost > 0) this.#onRecovery(lost, this.#reason)
  }
}

/** Node ends a program whose own output fails: a warning printed on a full disk, a terminal that was closed. */
export function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
