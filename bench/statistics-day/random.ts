/** Random numbers that are the same in each run (xorshift32). */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** An integer from `least` up to and including `most`. */
  between(least: number, most: number): number {
    this.#state ^= this.#state << 13
    this.#state ^= this.#state >>> 17
    this.#state ^= this.#state << 5
    return least + ((this.#state >>> 0) % (most - least + 1))
  }
}
