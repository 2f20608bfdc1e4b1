import { singleFlight } from './single-flight.ts'

/** Maximum originals to remember, more than the site shows; beyond it all are checked again. */
const MOST_KNOWN = 10_000

/** Whether an original exists; undefined while its store does not respond. */
type CheckOriginal = (source: string) => Promise<boolean | undefined>

/**
 * Remembers which originals exist. One is checked when a size of it is sent for the first time after the start, or after a gap in the
 * change stream, which otherwise reports each file that is gone.
 */
export class KnownOriginals {
  readonly #check: CheckOriginal
  readonly #known = new Set<string>()
  readonly #checks = singleFlight<boolean | undefined>()
  #removals = 0

  constructor(check: CheckOriginal) {
    this.#check = check
  }

  /** Counts the removals, to find out whether there was one meanwhile. */
  get removals(): number {
    return this.#removals
  }

  /** Records that an original exists, unless one may have been removed since `removals` had this value. */
  confirm(source: string, removals: number): void {
    if (removals !== this.#removals) return
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    this.#known.add(source)
  }

  /** Records that the file with this name is gone. */
  forget(name: string): void {
    this.#removals++
    for (const source of this.#known) if (nameOf(source) === name) this.#known.delete(source)
  }

  /** Records that any original may be gone. */
  forgetAll(): void {
    this.#removals++
    this.#known.clear()
  }

  /** Whether an original is certainly gone: while its store does not respond, it counts as existing. */
  async isGone(source: string): Promise<boolean> {
    if (this.#known.has(source)) return false
    const removals = this.#removals
    const exists = await this.#checks(`${removals} ${source}`, () => this.#check(source))
    if (exists) this.confirm(source, removals)
    return exists === false
  }
}

/** The name of a file of the media library, by which the change stream reports it. */
export function nameOf(source: string): string {
  return source.slice(source.lastIndexOf('/') + 1)
}
