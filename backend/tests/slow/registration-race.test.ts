import { setTimeout as pause } from 'node:timers/promises'
import type { Knex } from 'knex'
import { afterAll, beforeAll, expect } from 'vitest'
import { loadPlaces } from '../../src/features/registrations/stored/quotas'
import { accountErrorOf } from '../support/account-errors.ts'
import { backendUrl } from '../support/backend.ts'
import { storeEvent } from '../support/event-sale.ts'
import { connectLedger } from '../support/ledger.ts'
import {
  attendee,
  type BegunDraft,
  beginRegistration,
  sendRegistration,
  visitorEmail,
} from '../support/registrations.ts'
import { startSecondBackend } from '../support/second-backend.ts'
import { askAs } from '../support/visitor.ts'
import { test } from '../support/with-second-backend.ts'

let knex: Knex
beforeAll(() => {
  knex = connectLedger(process.env.DATABASE_URL ?? '')
})
afterAll(() => knex.destroy())

const people = 1000
const places = 100

test('1,000 people compete for 100 places over two backends: exactly 100 tickets, and the waiting list in order', async ({
  second,
}) => {
  const event = await storeEvent(knex, { places })
  const drafts: { visit: { backend: string }; draft: BegunDraft }[] = []
  // filling in the wizard is no race
  for (let begun = 0; begun < people; begun += 20)
    drafts.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, async (_, turn) => {
          const visit = { backend: turn % 2 === 0 ? backendUrl : second.url }
          return { visit, draft: await beginRegistration(visit) }
        }),
      )),
    )
  const sent = await Promise.all(
    drafts.map(async ({ visit, draft }) => {
      const attendees = [attendee(event)]
      for (;;) {
        const response = await sendRegistration(event, { attendees }, visit, draft)
        // a backend rejects what comes after hundreds of others, and their forms are sent again
        if (response.status !== 503) return response
        await pause(500)
      }
    }),
  )
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(places)
  const rejected = sent.filter(({ status }) => status !== 200)
  expect(new Set(rejected.map(({ status }) => status))).toEqual(new Set([409]))
  expect(new Set(rejected.map((response) => accountErrorOf(response)?.code))).toEqual(new Set(['events/full']))
  expect(await knex('gevel_event_tickets').where({ event_id: event.id, state: 'valid' }).count()).toEqual([
    { count: String(places) },
  ])
  expect((await loadPlaces(knex, event.id, new Date())).free.get(event.quotas.event)).toBe(0)
  const { rows: left } = await knex.raw('SELECT count(*)::integer AS n FROM gevel_event_holds WHERE event_id = ?', [
    event.id,
  ])
  expect(left).toEqual([{ n: 0 }])

  const waiting = Array.from({ length: 20 }, () => visitorEmail())
  for (const email of waiting)
    await askAs({}, 'POST', '/public/event-waiting', {
      ...{ eventId: event.id, typeId: event.types[0], name: 'Wie wacht', email, company: null },
      idempotencyKey: crypto.randomUUID(),
    })
  const codes = sent.filter(({ status }) => status === 200).map(({ body }) => String(Object(body).code))
  await Promise.all(
    codes.slice(0, 8).map(async (code, turn) => {
      const visit = { backend: turn % 2 === 0 ? backendUrl : second.url }
      const { body } = await askAs(visit, 'POST', '/public/tickets', { code })
      const [ticket] = Object(body).data.tickets
      expect((await askAs(visit, 'POST', `/public/tickets/${ticket.id}/cancel`, { code })).status).toBe(200)
    }),
  )
  const { rows } = await knex.raw(
    "SELECT email FROM gevel_event_waiting WHERE event_id = ? AND state = 'offered' ORDER BY id",
    [event.id],
  )
  expect(rows.map(({ email }: { email: string }) => email)).toEqual(waiting.slice(0, 8))
}, 300_000)

test('sells each place once when a backend is killed in between, and goes on at the other', async () => {
  const third = await startSecondBackend()
  const event = await storeEvent(knex, { places: 30 })
  const sending = Array.from({ length: 60 }, (_, turn) =>
    sendRegistration(
      event,
      { attendees: [attendee(event)] },
      { backend: turn % 2 === 0 ? backendUrl : third.url },
    ).catch(() => undefined),
  )
  await Promise.race(sending)
  await third.kill()
  const sent = await Promise.all(sending)
  await third.stop()
  // those of the backend that is gone are sent again, as the website does
  const lost = sent.filter((response) => response === undefined).length
  for (let again = 0; again < lost; again++) await sendRegistration(event, { attendees: [attendee(event)] })
  const { rows } = await knex.raw(
    `SELECT (SELECT count(*)::integer FROM gevel_event_tickets WHERE event_id = :id) AS tickets,
       (SELECT coalesce(sum(places), 0)::integer FROM gevel_event_claims c JOIN gevel_event_quotas q ON q.id = c.quota_id
        WHERE q.event_id = :id) AS claims`,
    { id: event.id },
  )
  expect(rows).toEqual([{ tickets: 30, claims: 30 }])
}, 300_000)
