/** A deterministic pseudo-random generator, the same on every machine. */
export class Choices {
  private state: number

  constructor(seed: number) {
    // Adjacent seeds would otherwise begin with similar choices.
    this.state = Math.imul(seed + 1, 0x9e3779b1) >>> 0
  }

  /** A number from 0 up to but not 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** An integer from `low` to `high`, inclusive. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  /** @throws RangeError when the list is empty */
  one<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.next() * list.length)]
    if (chosen === undefined) throw new RangeError('Nothing to choose from')
    return chosen
  }

  /** Up to `count` different items. */
  some<T>(list: readonly T[], count: number): T[] {
    const left = [...list]
    const size = Math.min(count, left.length)
    return Array.from({ length: size }, () => left.splice(Math.floor(this.next() * left.length), 1)[0] as T)
  }
}
