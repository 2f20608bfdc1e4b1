/** A set of small numbers, a bit each: what a hundred thousand vacancies have in common takes microseconds. */
export class BitSet {
  #words: Int32Array

  /** @param size one more than the largest number, until `grow` */
  constructor(size: number) {
    this.#words = new Int32Array(wordsFor(size))
  }

  /**
   * The numbers whose kind has the flag 1. A word is made at once, by indexes alone: by a function for each number it takes five times as long.
   * @param kinds by number
   * @param flags by kind, 0 or 1
   */
  static ofKinds(kinds: Uint16Array, flags: Uint8Array): BitSet {
    const set = new BitSet(kinds.length)
    const words = set.#words
    for (let at = 0, number = 0; at < words.length; at++) {
      let word = 0
      for (let bit = 0; bit < 32; bit++, number++) word |= (flags[kinds[number] as number] as number) << bit
      words[at] = word
    }
    return set
  }

  grow(size: number): void {
    if (wordsFor(size) <= this.#words.length) return
    const words = new Int32Array(wordsFor(size))
    words.set(this.#words)
    this.#words = words
  }

  add(number: number): void {
    const at = number >> 5
    this.#words[at] = (this.#words[at] ?? 0) | (1 << (number & 31))
  }

  delete(number: number): void {
    const at = number >> 5
    this.#words[at] = (this.#words[at] ?? 0) & ~(1 << (number & 31))
  }

  has(number: number): boolean {
    return ((this.#words[number >> 5] ?? 0) & (1 << (number & 31))) !== 0
  }

  /** A new set of what is in both. */
  intersect(other: BitSet): BitSet {
    const both = new BitSet(0)
    const words = this.#words.slice()
    const others = other.#words
    for (let at = 0; at < words.length; at++) words[at] = (words[at] as number) & (others[at] as number)
    both.#words = words
    return both
  }

  get size(): number {
    let count = 0
    for (const word of this.#words) count += bitsOf(word)
    return count
  }

  /** The size of the intersection, which is not made. */
  countCommon(other: BitSet): number {
    const words = this.#words
    const others = other.#words
    let count = 0
    for (let at = 0; at < words.length; at++) count += bitsOf((words[at] as number) & (others[at] as number))
    return count
  }
}

function wordsFor(size: number): number {
  return (size + 31) >> 5
}

/** The number of ones, by adding neighbours (Hacker's Delight, figure 5-2). */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
