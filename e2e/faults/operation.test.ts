import { describe, expect, vi } from 'vitest'
import { get } from '../cluster/fetch-page.ts'
import type { Instance } from '../cluster/instance.ts'
import { test } from './fault-test.ts'

describe('observability', () => {
  test('logs a request in both programs under one request id', async ({ cluster }) => {
    const requestId = 'proef-van-de-logboeken'
    const response = await fetch(`${cluster.websites[0]?.url}/news/tag?t=spoor`, {
      headers: { 'x-request-id': requestId },
    })
    expect(response.headers.get('x-request-id')).toBe(requestId)
    const outputOf = (copies: readonly Instance[]) => copies.map((copy) => copy.output).join('')
    await vi.waitFor(() => {
      for (const copies of [cluster.websites, cluster.backends])
        expect(outputOf(copies)).toContain(`"requestId":"${requestId}"`)
    })
  })

  test('serves the metrics of each program on a separate port only', async ({ cluster }) => {
    for (const copy of [...cluster.websites, ...cluster.backends]) {
      expect(await copy.metric('process_cpu_seconds_total')).toBeGreaterThan(0)
      expect((await get(copy.url, '/metrics')).status).toBe(404)
    }
    for (const copy of cluster.websites) expect(await copy.metric('gevel_change_stream_connected')).toBe(1)
  })
})
