import createKnex, { type Knex } from 'knex'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { environment } from '../src/platform/environment/environment'
import { closeBoss, jobSchema, openBoss } from '../src/platform/jobs/boss'
import { defineJob } from '../src/platform/jobs/job'
import { queueJob } from '../src/platform/jobs/queue-job'
import { dropDatabase, makeDatabase } from './support/temporary-database.ts'

const databaseName = 'gevel_test_queued_jobs'
const ownDatabaseUrl = environment.DATABASE_URL
const remind = defineJob({ name: 'test-remind', data: z.object({ n: z.int() }), work: async () => undefined })
let knex: Knex

beforeAll(async () => {
  environment.DATABASE_URL = await makeDatabase(databaseName)
  knex = createKnex({ client: 'pg', connection: environment.DATABASE_URL, pool: { min: 0, max: 5 } })
  await (await openBoss()).createQueue(remind.name)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await closeBoss()
  await knex.destroy()
  environment.DATABASE_URL = ownDatabaseUrl
  await dropDatabase(databaseName)
})

/** Runs work in a transaction, which the queue joins as it joins one of Strapi. */
function inTransaction(work: () => Promise<void>): Promise<void> {
  return knex.transaction(async (trx) => {
    vi.stubGlobal('strapi', { db: { transaction: (join: (given: { trx: Knex }) => unknown) => join({ trx }) } })
    await work()
  })
}

const queued = () =>
  knex
    .withSchema(jobSchema)
    .from('job')
    .where({ name: remind.name })
    .orderByRaw("data ->> 'n'")
    .select('start_after', knex.raw("(data ->> 'n')::integer AS n"))

test('queues a job in the transaction of its caller, for a moment, and once for a key', async () => {
  const at = new Date('2027-03-01T08:00:00Z')
  await inTransaction(async () => {
    await queueJob(remind, { n: 1 }, { at, key: 'invoice 1' })
    await queueJob(remind, { n: 2 }, { at, key: 'invoice 1' })
  })
  await inTransaction(() => queueJob(remind, { n: 3 }, { key: 'invoice 1' }))
  await inTransaction(() => queueJob(remind, { n: 4 }, { key: 'invoice 2' }))
  const cutOff = inTransaction(async () => {
    await queueJob(remind, { n: 5 }, { key: 'invoice 3' })
    throw new Error('cut off')
  })
  await expect(cutOff).rejects.toThrow('cut off')
  const jobs = await queued()
  expect(jobs.map(({ n }) => n)).toEqual([1, 4])
  expect(jobs[0].start_after).toEqual(at)
})
