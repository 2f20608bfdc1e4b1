/** `CacheStorage` in memory, for tests; `isFull` makes every write fail as on a full device. */
export class FakeCaches {
  isFull = false
  readonly #caches = new Map<string, Map<string, Response>>()

  async open(name: string) {
    const entries = this.#caches.get(name) ?? new Map<string, Response>()
    this.#caches.set(name, entries)
    return {
      match: async (path: string) => entries.get(path)?.clone(),
      matchAll: async () => [...entries.values()].map((response) => response.clone()),
      keys: async () => [...entries.keys()].map((path) => ({ url: `https://gevel.example${path}` })),
      delete: async (key: string | { url: string }) =>
        entries.delete(typeof key === 'string' ? key : new URL(key.url).pathname),
      put: async (path: string, response: Response) => {
        if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
        entries.set(path, response)
      },
    }
  }

  /** The paths in a cache, in the order of storing. */
  pathsIn(name: string): string[] {
    return [...(this.#caches.get(name)?.keys() ?? [])]
  }
}
