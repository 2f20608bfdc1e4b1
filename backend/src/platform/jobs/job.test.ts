import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineJob, PermanentError } from './job'

const attempt = { jobId: '1', queuedAt: new Date(), confirmClaim: async () => {} }

test('passes the parsed data to the work', async () => {
  const work = vi.fn(async () => {})
  const job = defineJob({ name: 'proef', data: z.object({ at: z.coerce.date() }), work })
  await job.run(JSON.parse(JSON.stringify({ at: new Date(0) })), attempt)
  expect(work).toHaveBeenCalledWith({ at: new Date(0) }, attempt)
})

test('fails for good on data of another shape, without repeating them in the reason', async () => {
  const job = defineJob({ name: 'proef', data: z.object({ count: z.int() }), work: async () => {} })
  const run = () => job.run({ count: 'geheim' }, attempt)
  expect(run).toThrow(PermanentError)
  expect(run).toThrow('its data are not valid at count')
  expect(job.retainedData({ count: 'geheim' })).toEqual({})
})

test('keeps all data of a dead job, or what its kind selects', () => {
  const data = z.object({ to: z.string(), link: z.string() })
  const all = defineJob({ name: 'alles', data, work: async () => {} })
  const less = defineJob({ name: 'minder', data, work: async () => {}, dataOfDeadJob: ({ to }) => ({ to }) })
  expect(all.retainedData({ to: 'a', link: 'b' })).toEqual({ to: 'a', link: 'b' })
  expect(less.retainedData({ to: 'a', link: 'b' })).toEqual({ to: 'a' })
})
