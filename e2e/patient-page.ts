import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Response } from '@playwright/test'
import type { Watch } from './error-watch.ts'

const GIVE_UP_MS = 30_000

/**
 * Loads a page again that the site rejected because it was busy, when its response asks to (503 with `Retry-After`), as a
 * reader does. A journey that allows that status gets the first response.
 * @returns restores the page
 */
export function loadPatiently(page: Page, watch: Watch): () => void {
  const goto = page.goto.bind(page)
  page.goto = async (...request) => {
    const untilMs = Date.now() + GIVE_UP_MS
    for (;;) {
      const response = await goto(...request)
      const waitMs = waitOf(response)
      if (!response || !waitMs || Date.now() + waitMs > untilMs || watch.allows(503, response.url())) return response
      await pause(waitMs)
      watch.forgive(503, response.url())
    }
  }
  return () => void Reflect.deleteProperty(page, 'goto')
}

/** How long a response asks to wait; 0 when it does not. */
function waitOf(response: Response | null): number {
  return response?.status() === 503 ? Number(response.headers()['retry-after'] ?? 0) * 1_000 : 0
}
