import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, vi } from 'vitest'
import type { Cluster } from '../cluster/cluster.ts'
import { compute } from '../cluster/compute.ts'
import { get } from '../cluster/fetch-page.ts'
import type { Instance } from '../cluster/instance.ts'
import { overload } from '../cluster/overload.ts'
import { readUncached } from '../cluster/read-uncached.ts'
import { test } from './fault-test.ts'
import { expectLogInRejected, expectPublicAgenda, logInAsReader } from './reader.ts'
import { expectBoundedWaiting } from './websites.ts'

/** Runs `act` while no backend responds. */
async function whileFrozen(cluster: Cluster, act: () => Promise<void>): Promise<void> {
  for (const copy of cluster.backends) copy.freeze(true)
  try {
    await act()
  } finally {
    for (const copy of cluster.backends) copy.freeze(false)
  }
}

describe('backends that pause', () => {
  test('for three seconds make readers of uncached pages wait, and fail none', async ({ cluster }) => {
    const [website] = cluster.websites as [Instance]
    const stop = new AbortController()
    const reading = readUncached(website.url, { readers: 6, name: 'pauze', until: stop.signal })
    await pause(500)
    await whileFrozen(cluster, () => pause(3_000))
    await pause(500)
    stop.abort()
    const readings = await reading
    expect(readings.filter(({ status }) => status >= 500)).toEqual([])
    expect(Math.max(...readings.map(({ ms }) => ms))).toBeGreaterThan(2_500)
  })

  test('for thirty seconds fail log-ins and uncached pages soon, and no cached page', async ({ cluster }) => {
    for (const url of cluster.websiteUrls) await get(url, '/agenda')
    const reader = await logInAsReader(cluster.site.url)
    const stop = new AbortController()
    const [website] = cluster.websites as [Instance]
    await whileFrozen(cluster, async () => {
      const cached = readCached(website.url, stop.signal)
      const thawMs = Date.now() + 30_000
      await Promise.all([
        expectBoundedWaiting(cluster.websiteUrls, '/colofon'),
        ...cluster.websiteUrls.map((url) => expectPublicAgenda(url, reader)),
        ...cluster.websiteUrls.map(expectLogInRejected),
      ])
      // silent by now: nobody waits
      const responses = await overload(website, 60, 'bevroren')
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]))
      expect(Math.max(...responses.map(({ ms }) => ms))).toBeLessThan(8_000)
      await pause(thawMs - Date.now())
      stop.abort()
      expect(await cached).toEqual(new Set([200]))
    })
    await vi.waitFor(
      async () => {
        for (const url of cluster.websiteUrls) expect((await get(url, '/colofon')).status).toBe(200)
      },
      { timeout: 10_000, interval: 50 },
    )
    await logInAsReader(cluster.site.url)
  })
})

/** In a whole run the other tests compute as well: more would take the processors from them. Alone it holds with 320 and 8. */
const busyPages = Number(process.env.BUSY_PAGES ?? 64)
const busyPrograms = Number(process.env.BUSY_PROGRAMS ?? 2)

test('renders every page beside programs that only compute', async ({ cluster }) => {
  const [website] = cluster.websites as [Instance]
  const stopComputing = compute(busyPrograms)
  const readings = await readUncached(website.url, { readers: 16, name: 'druk', pages: busyPages }).finally(
    stopComputing,
  )
  expect(readings).toHaveLength(busyPages)
  expect(readings.filter(({ status }) => status >= 500)).toEqual([])
})

/** @returns the statuses of a cached page that is requested ten times a second */
async function readCached(url: string, until: AbortSignal): Promise<Set<number>> {
  const statuses = new Set<number>()
  while (!until.aborted) {
    statuses.add((await get(url, '/agenda')).status)
    await pause(100)
  }
  return statuses
}
