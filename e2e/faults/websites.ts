import { expect, vi } from 'vitest'
import type { Cluster } from '../cluster/cluster.ts'
import { get } from '../cluster/fetch-page.ts'

/** Waits until each instance of the website shows a text on a path: without the change stream it takes a minute. */
export async function untilShown(cluster: Cluster, text: string, path: string): Promise<void> {
  await vi.waitFor(
    async () => {
      for (const url of cluster.websiteUrls) expect((await get(url, path)).text).toContain(text)
    },
    { timeout: 20_000, interval: 20 },
  )
}

/** Each instance sends a cached page at once, and responds with 503 for one that is not cached before its reader gives up. */
export async function expectBoundedWaiting(urls: readonly string[], uncached: string): Promise<void> {
  const startMs = Date.now()
  const responses = urls.map(async (url) => {
    expect((await get(url, '/agenda')).status).toBe(200)
    expect((await get(url, uncached)).status).toBe(503)
  })
  await Promise.all(responses)
  expect(Date.now() - startMs).toBeLessThan(15_000)
}
