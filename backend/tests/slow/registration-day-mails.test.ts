import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databaseBeside } from '../../../scripts/database/connection.ts'
import { waitingCancelledMail } from '../../src/features/organiser/changes/change-mails'
import { mailVisitors } from '../../src/features/registrations/life/send-day-mails'
import { newTicketCode } from '../../src/features/registrations/stored/new-code'
import { tablesOf } from '../../src/platform/database/tables-of'
import { environment } from '../../src/platform/environment/environment'
import { closeBoss, jobSchema, openBoss } from '../../src/platform/jobs/boss'
import { queueMail } from '../../src/platform/mail/queue-mail'
import { sendMail } from '../../src/platform/mail/send-mail'
import { type StoredEvent, storeEvent } from '../support/event-sale.ts'
import { openLedger } from '../support/ledger.ts'

const databaseName = 'gevel_test_day_mails'
const ownDatabaseUrl = environment.DATABASE_URL
const current = new AsyncLocalStorage<Knex.Transaction>()
let ledger: Awaited<ReturnType<typeof openLedger>>
let knex: Knex

beforeAll(async () => {
  ledger = await openLedger(databaseName)
  knex = ledger.knex
  await knex.raw('CREATE TABLE events (public_id integer, published_at timestamptz, slug text, recap jsonb)')
  environment.DATABASE_URL = databaseBeside(process.env.DATABASE_URL ?? '', databaseName)
  await (await openBoss()).createQueue(sendMail.name)
  // a transaction joins the one around it, as Strapi's do
  const transaction = (work: (given: { trx: Knex.Transaction }) => Promise<unknown>) => {
    const joined = current.getStore()
    return joined ? work({ trx: joined }) : knex.transaction((trx) => current.run(trx, () => work({ trx })))
  }
  vi.stubGlobal('strapi', { db: { connection: knex, transaction } })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await closeBoss()
  environment.DATABASE_URL = ownDatabaseUrl
  await ledger.close()
})

/** Registers somebody at a moment. @returns the address */
async function registerAt({ id, types }: StoredEvent, name: string, at: string): Promise<string> {
  const email = `${name}-${id}@proef.example`
  const registration = { event_id: id, name, email, source: 'site' as const, idempotency_key: randomUUID() }
  const stored = await tablesOf(knex)
    .insertInto('gevel_event_registrations')
    .values({ ...registration, registered_at: new Date(at) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tablesOf(knex)
    .insertInto('gevel_event_tickets')
    .values({
      ...{ registration_id: stored.id, event_id: id, ticket_type_id: types[0] ?? 0, position: 1, name, email },
      ...{ code: newTicketCode(), unit_cents: 0, changed_at: new Date(at) },
    })
    .execute()
  return email
}

/** The mails that were queued for an address: template, and whether it says tomorrow. */
async function mailsOf(email: string): Promise<string[]> {
  const { rows } = await knex.raw(
    `SELECT data ->> 'template' AS template, data -> 'props' ->> 'isTomorrow' AS tomorrow FROM ${jobSchema}.job
     WHERE name = ? AND data ->> 'to' = ? ORDER BY created_on, id`,
    [sendMail.name, email],
  )
  return rows.map(({ template, tomorrow }: { template: string; tomorrow: string | null }) =>
    [template, tomorrow].filter(Boolean).join(' '),
  )
}

const week = 'eventReminder false'
const day = 'eventReminder true'

test('mails each visitor once by the days of an event over the end of summer time, from two backends at once', async () => {
  const startsAt = new Date('2026-10-25T08:30:00Z')
  const event = await storeEvent(knex, { places: 300, startsAt })
  await knex('events').insert({
    public_id: event.id,
    published_at: new Date(),
    recap: JSON.stringify([{ text: 'Vol' }]),
  })
  const early = await registerAt(event, 'vroeg', '2026-10-01T10:00:00Z')
  // more than are mailed in one transaction
  for (let number = 0; number < 120; number++) await registerAt(event, `groep${number}`, '2026-10-02T10:00:00Z')
  const inWeek = await registerAt(event, 'in-de-week', '2026-10-20T10:00:00Z')
  const dayBefore = await registerAt(event, 'dag-ervoor', '2026-10-24T10:00:00Z')
  const first = Date.parse('2026-10-17T00:00:00Z')
  // both run every quarter of the night in which 02.30 comes twice, and every six hours of the other days
  for (let hour = 0; hour < 24 * 26; hour += hour >= 24 * 7 && hour < 24 * 9 ? 1 : 6) {
    const at = new Date(first + hour * 3_600_000)
    await Promise.all([mailVisitors(knex, at), mailVisitors(knex, at)])
    if (at.toISOString() === '2026-10-18T06:00:00.000Z') expect(await mailsOf(early)).toEqual([])
  }
  expect(await mailsOf(early)).toEqual([week, day, 'eventThanks'])
  expect(await mailsOf(inWeek)).toEqual([day, 'eventThanks'])
  expect(await mailsOf(dayBefore)).toEqual(['eventThanks'])
  for (const number of [0, 60, 119])
    expect(await mailsOf(`groep${number}-${event.id}@proef.example`)).toEqual([week, day, 'eventThanks'])
}, 120_000)

test('queues nothing of a mail whose transaction is cut off, and all of it at the next run', async () => {
  const event = await storeEvent(knex, { places: 5, startsAt: new Date('2026-12-10T08:30:00Z') })
  const email = await registerAt(event, 'afgebroken', '2026-11-01T10:00:00Z')
  const at = new Date('2026-12-09T09:00:00Z')
  const cutOff = knex.transaction((trx) =>
    current.run(trx, async () => {
      await mailVisitors(trx, at)
      throw new Error('cut off')
    }),
  )
  await expect(cutOff).rejects.toThrow('cut off')
  expect(await mailsOf(email)).toEqual([])
  await mailVisitors(knex, at)
  expect(await mailsOf(email)).toEqual([day])
})

test('let a mail go first that somebody waits for', async () => {
  const event = await storeEvent(knex, { places: 5, startsAt: new Date('2027-01-10T08:30:00Z') })
  await registerAt(event, 'een-van-velen', '2026-12-01T10:00:00Z')
  await mailVisitors(knex, new Date('2027-01-09T09:00:00Z'))
  const props = { name: 'Jan', event: 'Bijeen', because: '' }
  await queueMail(waitingCancelledMail, 'jan@proef.example', props)
  const [next] = await (await openBoss()).fetch<{ to: string }>(sendMail.name)
  expect(next?.data.to).toBe('jan@proef.example')
})
