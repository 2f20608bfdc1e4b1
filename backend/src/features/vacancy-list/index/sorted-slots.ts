import type { BitSet } from './bit-set'

/** Slots in the order of a list, of which no two are equal. A change moves memory, and compares only what changes. */
export class SortedSlots {
  #slots = new Int32Array(0)
  readonly #compare: (one: number, other: number) => number

  constructor(compare: (one: number, other: number) => number) {
    this.#compare = compare
  }

  /** @param removed slots that are in it */
  remove(removed: readonly number[]): void {
    const old = this.#slots
    const rest = new Int32Array(old.length - removed.length)
    let from = 0
    let at = 0
    for (const slot of removed.toSorted(this.#compare)) {
      const place = this.#placeAfter(slot, from) - 1
      rest.set(old.subarray(from, place), at)
      at += place - from
      from = place + 1
    }
    rest.set(old.subarray(from), at)
    this.#slots = rest
  }

  /** @param added slots that are not in it */
  insert(added: readonly number[]): void {
    const old = this.#slots
    const merged = new Int32Array(old.length + added.length)
    let from = 0
    let at = 0
    for (const slot of added.toSorted(this.#compare)) {
      const until = this.#placeAfter(slot, from)
      merged.set(old.subarray(from, until), at)
      at += until - from
      merged[at++] = slot
      from = until
    }
    merged.set(old.subarray(from), at)
    this.#slots = merged
  }

  /** A page of those that are selected. */
  pageOf(selected: BitSet, from: number, size: number): number[] {
    const found: number[] = []
    let passed = 0
    for (const slot of this.#slots) {
      if (!selected.has(slot) || passed++ < from) continue
      found.push(slot)
      if (found.length === size) break
    }
    return found
  }

  /** The first place at or after `low` whose slot comes later. */
  #placeAfter(slot: number, low: number): number {
    let from = low
    let until = this.#slots.length
    while (from < until) {
      const middle = (from + until) >> 1
      if (this.#compare(this.#slots[middle] ?? 0, slot) <= 0) from = middle + 1
      else until = middle
    }
    return from
  }
}
