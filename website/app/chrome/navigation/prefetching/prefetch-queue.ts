/** Each loads the component of a route (requirements §9). */
const AT_ONCE = 4
/** A long list would load what nobody reads. */
export const MAX_IN_VIEW = 8

/**
 * The pages to prefetch, the last added first: that is what the reader looks at.
 * @param whenIdle calls back when the browser has nothing else to do
 */
export function prefetchQueue(prefetch: (path: string) => Promise<void>, whenIdle: (then: () => void) => void) {
  const waiting = new Set<string>()
  let running = 0
  let remaining = MAX_IN_VIEW

  function start(): void {
    const path = [...waiting].at(-1)
    if (path === undefined || running >= AT_ONCE || remaining === 0) return
    waiting.delete(path)
    running += 1
    remaining -= 1
    void prefetch(path).finally(() => {
      running -= 1
      start()
    })
    start()
  }

  function add(path: string): void {
    waiting.delete(path)
    waiting.add(path)
    whenIdle(start)
  }

  return {
    /** Forgets what another page linked to; what is being prefetched goes on. */
    beginPage(): void {
      waiting.clear()
      remaining = MAX_IN_VIEW
    },
    /** Adds the page of a link in view. */
    add,
    /** Adds the page of a link that the reader points to, which is not one of the limited number. */
    addPointedTo(path: string): void {
      remaining += 1
      add(path)
    },
    remove: (path: string) => void waiting.delete(path),
  }
}
