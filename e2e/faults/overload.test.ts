import { describe, expect } from 'vitest'
import { get } from '../cluster/fetch-page.ts'
import type { Instance } from '../cluster/instance.ts'
import { overload } from '../cluster/overload.ts'
import { test } from './fault-test.ts'

describe('under overload', () => {
  test('rejects some requests, serves the others with a 404, and recovers', async ({ cluster }) => {
    const [copy] = cluster.websites as [Instance]
    const responses = await overloadUntilRejected(copy)
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404, 503]))
    expect((await get(copy.url, '/')).status).toBe(200)
  })

  test('reaches a stable memory size', async ({ cluster }) => {
    const [copy] = cluster.websites as [Instance]
    const memory: number[] = []
    // compares rounds at rest, four with the four before, until the page cache is full and they are alike
    const isRising = () => memory.length < 8 || Math.max(...memory.slice(-4)) > 1.03 * Math.max(...memory.slice(-8, -4))
    while (isRising()) {
      expect(memory.length).toBeLessThan(30)
      // few enough to be rendered: a round of rejected ones shows nothing
      await overload(copy, 120, `ronde-${memory.length}`)
      memory.push(await copy.metric('process_resident_memory_bytes'))
      expect(memory.at(-1)).toBeGreaterThan(0)
    }
  })
})

/** How many requests wait at the same time depends on the machine: doubles them until some are rejected. */
async function overloadUntilRejected(copy: Instance) {
  for (let requests = 600; ; requests *= 2) {
    const responses = await overload(copy, requests, `onbekend-${requests}`)
    if (requests > 5_000 || responses.some(({ status }) => status === 503)) return responses
  }
}
