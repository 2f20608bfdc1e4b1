/** How long the change stream may be silent before the caches can be stale without our knowing, in milliseconds. */
const TRUST_MS = 16_000

/** How many tags are remembered separately: each article with comments has one of its own. */
const MAX_TAGS = 10_000

/**
 * Tracks the changes at the backend. A cache stores the tick at which it began to make an entry, and checks later
 * whether any of the entry's tags has changed since.
 */
export class ChangeClock {
  #tick = 0
  #connectedMs = Number.NEGATIVE_INFINITY
  /** whether the stream reports changes of readers: a backend does so only to a website that knows its key */
  #hasReaders = false
  /** tick of the last change of unknown extent */
  #everything = 0
  readonly #changed = new Map<string, number>()
  readonly #listeners = new Set<(tags: readonly string[] | undefined) => void>()

  /** The current tick. */
  get tick(): number {
    return this.#tick
  }

  recordChange(tags: readonly string[]): void {
    this.#tick++
    for (const tag of tags) this.#changed.set(tag, this.#tick)
    if (this.#changed.size > MAX_TAGS) this.recordUnknownChange()
    else this.#report(tags)
  }

  /** Called after a gap in the stream. */
  recordUnknownChange(): void {
    this.#everything = ++this.#tick
    this.#changed.clear()
    this.#report(undefined)
  }

  /** Calls a function after each change with its tags, or without when its extent is unknown. */
  onChange(listener: (tags: readonly string[] | undefined) => void): void {
    this.#listeners.add(listener)
  }

  #report(tags: readonly string[] | undefined): void {
    for (const listener of this.#listeners) listener(tags)
  }

  /** Called for each event or heartbeat of the stream. */
  connected(nowMs: number): void {
    this.#connectedMs = nowMs
  }

  /** Called when the stream opens. */
  opened({ hasReaders }: { hasReaders: boolean }): void {
    this.#hasReaders = hasReaders
  }

  /** Whether changes of readers are followed without a gap; `isTrusted` says so of those of content. */
  isTrustedForReaders(nowMs: number): boolean {
    return this.#hasReaders && this.isTrusted(nowMs)
  }

  /** Whether the stream is connected, so that silence means that nothing changed. */
  isTrusted(nowMs: number): boolean {
    return nowMs - this.#connectedMs < TRUST_MS
  }

  /** Whether nothing with one of these tags changed since a tick. */
  isCurrent(tags: readonly string[], since: number): boolean {
    if (since === this.#tick) return true
    return since >= this.#everything && tags.every((tag) => (this.#changed.get(tag) ?? 0) <= since)
  }
}
