interface Timer {
  id: number
  atMs: number
  everyMs?: number
  call: () => void
}

/** Timers and a clock that advance only when a test advances them. */
export class VirtualTime {
  nowMs = 0
  #timers: Timer[] = []
  #lastId = 0

  /** The global functions that a page uses. */
  get globals() {
    const clear = (id: number) => {
      this.#timers = this.#timers.filter((timer) => timer.id !== id)
    }
    return {
      setTimeout: (call: (...given: unknown[]) => void, ms: number, ...given: unknown[]) =>
        this.#add({ atMs: this.nowMs + Math.max(0, ms), call: () => call(...given) }),
      setInterval: (call: (...given: unknown[]) => void, everyMs: number, ...given: unknown[]) =>
        this.#add({ atMs: this.nowMs + everyMs, everyMs, call: () => call(...given) }),
      clearTimeout: clear,
      clearInterval: clear,
      performance: { now: () => this.nowMs },
    }
  }

  /** Lets the time go on, and calls what is due until then. */
  goTo(ms: number): void {
    for (;;) {
      const [next] = this.#timers.filter(({ atMs }) => atMs <= ms).sort((a, b) => a.atMs - b.atMs || a.id - b.id)
      if (!next) break
      this.nowMs = next.atMs
      this.#timers = this.#timers.filter(({ id }) => id !== next.id)
      if (next.everyMs) this.#timers.push({ ...next, atMs: next.atMs + next.everyMs })
      next.call()
    }
    this.nowMs = ms
  }

  #add(timer: Omit<Timer, 'id'>): number {
    const id = ++this.#lastId
    this.#timers.push({ ...timer, id })
    return id
  }
}
