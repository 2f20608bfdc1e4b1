/** The queue is full: what it waits for is slower than what comes in. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

interface Waiting<Item> {
  items: readonly Item[]
  resolve: () => void
  reject: (error: unknown) => void
}

interface Sizes {
  /** items of one write */
  maxAtOnce: number
  /** items in memory, also those that are being written; bounds the memory and the time that a caller waits */
  maxPending: number
}

interface Writer<Item> {
  /** must store all items or none */
  write(items: Item[]): Promise<void>
  /** whether a failed write says nothing about its items, such as a lost database */
  isOutage(error: unknown): boolean
}

/**
 * Writes the items of many callers together: while one write runs, the items of all others wait and then go into the
 * next one. The busier it is, the more share one commit; a single caller waits for nobody.
 */
export class GroupCommit<Item> {
  readonly #writer: Writer<Item>
  readonly #sizes: Sizes
  #waiting: Waiting<Item>[] = []
  #pending = 0
  #isWriting = false

  constructor(writer: Writer<Item>, sizes: Sizes) {
    this.#writer = writer
    this.#sizes = sizes
  }

  /**
   * Resolves once the items are committed.
   * @throws QueueFull at once; or the error of the write, after which none of them is stored
   */
  add(items: readonly Item[]): Promise<void> {
    if (this.#pending + items.length > this.#sizes.maxPending) return Promise.reject(new QueueFull())
    this.#pending += items.length
    return new Promise((resolve, reject) => {
      this.#waiting.push({ items, resolve, reject })
      if (!this.#isWriting) void this.#writeAll()
    })
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true
    while (this.#waiting.length > 0) await this.#writeTogether(this.#takeNext())
    this.#isWriting = false
  }

  #takeNext(): Waiting<Item>[] {
    let size = 0
    const end = this.#waiting.findIndex(({ items }, index) => {
      size += items.length
      return index > 0 && size > this.#sizes.maxAtOnce
    })
    return this.#waiting.splice(0, end === -1 ? this.#waiting.length : end)
  }

  /** Items that fail together are written apart, so that one that cannot be stored fails only its own caller. */
  async #writeTogether(group: Waiting<Item>[]): Promise<void> {
    try {
      await this.#writer.write(group.flatMap(({ items }) => items))
      for (const one of group) this.#settle(one, one.resolve)
    } catch (error) {
      if (group.length > 1 && !this.#writer.isOutage(error)) {
        for (const one of group) await this.#writeTogether([one])
      } else {
        for (const one of group) this.#settle(one, () => one.reject(error))
      }
    }
  }

  #settle({ items }: Waiting<Item>, settle: () => void): void {
    this.#pending -= items.length
    settle()
  }
}
