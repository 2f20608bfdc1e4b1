import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineJob, HopelessError } from './job'

const attempt = { jobId: '1', queuedAt: new Date(), confirmClaim: async () => {} }

test('the work gets what the queue has kept as JSON, parsed', async () => {
  const work = vi.fn(async () => {})
  const job = defineJob({ name: 'proef', data: z.object({ at: z.coerce.date() }), work })
  await job.run(JSON.parse(JSON.stringify({ at: new Date(0) })), attempt)
  expect(work).toHaveBeenCalledWith({ at: new Date(0) }, attempt)
})

test('data of another shape are hopeless, and the reason does not repeat them', async () => {
  const job = defineJob({ name: 'proef', data: z.object({ count: z.int() }), work: async () => {} })
  const run = () => job.run({ count: 'geheim' }, attempt)
  expect(run).toThrow(HopelessError)
  expect(run).toThrow('its data are not valid at count')
  expect(job.remains({ count: 'geheim' })).toEqual({})
})

test('a dead job keeps everything, or what its kind wants to keep', () => {
  const data = z.object({ to: z.string(), link: z.string() })
  const all = defineJob({ name: 'alles', data, work: async () => {} })
  const less = defineJob({ name: 'minder', data, work: async () => {}, keptWhenDead: ({ to }) => ({ to }) })
  expect(all.remains({ to: 'a', link: 'b' })).toEqual({ to: 'a', link: 'b' })
  expect(less.remains({ to: 'a', link: 'b' })).toEqual({ to: 'a' })
})
