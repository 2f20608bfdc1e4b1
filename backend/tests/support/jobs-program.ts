// A backend's job queue without the backend, with jobs that report to the parent process when they run. The first
// argument says whether the job that can hang does, the second whether to queue it.
import path from 'node:path'
import process from 'node:process'
import { z } from 'zod'
import type * as Boss from '../../src/platform/jobs/boss.ts'
import type * as Job from '../../src/platform/jobs/job.ts'
import type * as Start from '../../src/platform/jobs/start-jobs.ts'

const compiled = (file: string) => import(path.resolve(import.meta.dirname, '../../dist/src/platform/jobs', file))
const { defineJob }: typeof Job = await compiled('job.js')
const { startJobs }: typeof Start = await compiled('start-jobs.js')
const { jobQueue }: typeof Boss = await compiled('boss.js')
const [, , mode] = process.argv

const minutely = defineJob({
  name: 'test-minutely',
  data: z.object({}),
  schedule: '* * * * *',
  work: async (_, { jobId }) => void process.send?.({ job: 'minutely', jobId }),
})
const long = defineJob({
  name: 'test-long',
  data: z.object({ text: z.string() }),
  withinSeconds: 5,
  async work({ text }, { jobId }) {
    process.send?.({ job: 'long', jobId, text })
    if (mode === 'hang') await new Promise(() => undefined)
  },
})

await startJobs([minutely, long])
if (mode === 'hang') await jobQueue().send(long.name, { text: 'Eén keer' })
process.on('disconnect', () => process.exit())
