/** The stories on a page so far: each stands on it once. */
export class ShownStories {
  readonly #ids: Set<number>

  /** @param chosen ids that editors chose for a place: no automatic list takes them */
  constructor(chosen: Iterable<number>) {
    this.#ids = new Set(chosen)
  }

  get ids(): number[] {
    return [...this.#ids]
  }

  /** The first `count` candidates that are not on the page yet. They are from now on. */
  take<T extends { id: number }>(candidates: readonly T[], count: number): T[] {
    const newStories = candidates.filter(({ id }) => !this.#ids.has(id)).slice(0, count)
    for (const { id } of newStories) this.#ids.add(id)
    return newStories
  }
}
