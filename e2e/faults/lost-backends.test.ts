import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, vi } from 'vitest'
import { get } from '../cluster/fetch-page.ts'
import { publish } from '../cluster/publish.ts'
import { test } from './fault-test.ts'
import { untilShown } from './websites.ts'

describe('a website without its backends', () => {
  test('serves cached pages, responds with 503 to others, and recovers', async ({ cluster, editor }) => {
    for (const url of cluster.websiteUrls) for (const path of ['/', '/agenda', '/inloggen']) await get(url, path)
    await Promise.all(cluster.backends.map((copy) => copy.kill('SIGKILL')))
    await pause(4_000)
    for (const url of cluster.websiteUrls) {
      expect((await get(url, '/')).status).toBe(200)
      const unseen = await get(url, '/over-ons')
      expect(unseen.status).toBe(503)
      expect(Number(unseen.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(unseen.text).toContain('Page not found: /over-ons')
      // a balancer must not take an instance with cached pages out of rotation
      expect((await get(url, '/health')).status).toBe(200)
      expect((await get(url, '/health/live')).status).toBe(200)
      const sent = new URLSearchParams({ identifier: 'wie@dan.ook.example', password: 'een lang geheim' })
      const form = await (await fetch(`${url}/inloggen`, { method: 'POST', body: sent })).text()
      expect(form).toContain('Wat u invulde staat er nog')
      expect(form).toContain('value="wie@dan.ook.example"')
    }
    await Promise.all(cluster.backends.map((copy) => copy.start()))
    await vi.waitFor(async () => expect((await get(cluster.site.url, '/over-ons')).status).toBe(200), {
      timeout: 20_000,
    })
    const { documentId } = await publish(editor, 'Weer terug na de storing')
    await untilShown(cluster, 'Weer terug na de storing', '/')
    await editor.delete('content', documentId)
  })
})
