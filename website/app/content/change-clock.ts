/** How long the stream of changes may be silent before what we keep may be outdated without our knowing, in milliseconds. */
const TRUST_MS = 16_000

/** How many tags are remembered apart: each article with comments has one of its own. */
const MOST_TAGS = 10_000

/**
 * Which changes at the backend this website has heard of. Whoever keeps something made of the backend's answers notes the tick
 * at which he began to make it, and asks later whether anything it was made of has changed since.
 */
export class ChangeClock {
  #tick = 0
  #heardMs = Number.NEGATIVE_INFINITY
  /** tick of the last moment at which everything may have changed */
  #everything = 0
  readonly #changed = new Map<string, number>()

  /** The present. */
  get tick(): number {
    return this.#tick
  }

  noteChange(tags: readonly string[]): void {
    this.#tick++
    for (const tag of tags) this.#changed.set(tag, this.#tick)
    if (this.#changed.size > MOST_TAGS) this.noteUnknownChange()
  }

  /** After a gap in what we heard. */
  noteUnknownChange(): void {
    this.#everything = ++this.#tick
    this.#changed.clear()
  }

  /** The stream gave a sign of life. */
  heard(nowMs: number): void {
    this.#heardMs = nowMs
  }

  /** Whether the stream is followed now, so that silence means that nothing changed. */
  isTrusted(nowMs: number): boolean {
    return nowMs - this.#heardMs < TRUST_MS
  }

  /** Whether nothing with one of these tags changed since a tick. */
  isCurrent(tags: readonly string[], since: number): boolean {
    if (since === this.#tick) return true
    return since >= this.#everything && tags.every((tag) => (this.#changed.get(tag) ?? 0) <= since)
  }
}
