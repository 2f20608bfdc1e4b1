import { setTimeout as pause } from 'node:timers/promises'
import type { CachedPage } from './cached-page.ts'

/** How many pages are rendered again after a change. */
const MAX_PAGES = 100
/** A page that was requested less often is rendered for its next reader. */
const MIN_REQUESTS = 3
/** Publications often come together: their changes are looked at together. */
const BETWEEN_MS = 250
/** Changes of one reader concern no page of the cache. */
const OF_READER = /^reader:/

interface WarmerParts {
  cached: () => Iterable<[url: string, page: CachedPage]>
  isStale: (page: CachedPage) => boolean
  /** renders a page again and stores it; does not reject */
  rerender: (url: string, page: CachedPage) => Promise<void>
}

/**
 * Renders the most requested pages again after a change, one at a time, so that no reader waits for them.
 * @returns a function to call after each change, with its tags
 */
export function pageWarmer({ cached, isStale, rerender }: WarmerParts) {
  let changes = 0
  let isRunning = false

  function mostRequested(): [url: string, page: CachedPage][] {
    return [...cached()]
      .filter(([, page]) => page.status === 200 && requestsOf(page) >= MIN_REQUESTS && isStale(page))
      .sort(([, one], [, other]) => requestsOf(other) - requestsOf(one))
      .slice(0, MAX_PAGES)
  }

  async function warmUp(): Promise<void> {
    isRunning = true
    for (let seen = -1; seen !== changes; await pause(BETWEEN_MS, undefined, { ref: false })) {
      seen = changes
      for (const [url, page] of mostRequested()) {
        if (seen !== changes) break
        await rerender(url, page)
      }
    }
    isRunning = false
  }

  return (tags: readonly string[] | undefined): void => {
    if (tags?.every((tag) => OF_READER.test(tag))) return
    changes += 1
    if (!isRunning) void warmUp()
  }
}

/** Requests of a page, those of before a change count half for each later one. */
export function requestsOf({ hits, earlierHits }: Pick<CachedPage, 'hits' | 'earlierHits'>): number {
  return hits + earlierHits
}
