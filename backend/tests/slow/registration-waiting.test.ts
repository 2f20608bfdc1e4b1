import { waitingEntrySchema } from '@gevel/contract/own-tickets'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StoredEvent, storeEvent } from '../support/event-sale.ts'
import { connectLedger } from '../support/ledger.ts'
import { codeIn, mailsTo, untilMail } from '../support/mails.ts'
import { askTicket, errorCodeOf, ticketsOf } from '../support/own-tickets.ts'
import { attendee, register, sendRegistration, visitorEmail } from '../support/registrations.ts'
import { askAs } from '../support/visitor.ts'

let knex: Knex
beforeAll(() => {
  knex = connectLedger(process.env.DATABASE_URL ?? '')
})
afterAll(() => knex.destroy())

describe('the waiting list', () => {
  const wait = (event: StoredEvent, email: string, name = 'Wie wacht') =>
    askAs({}, 'POST', '/public/event-waiting', {
      ...{ eventId: event.id, typeId: event.types[0], name, email, company: null, idempotencyKey: crypto.randomUUID() },
    })
  const entryOf = async (code: string) => {
    const { body } = await askAs({}, 'POST', '/public/event-waiting/open', { code })
    return waitingEntrySchema.parse(Object(body).data)
  }
  const codeOfWaiting = async (email: string) =>
    codeIn(await untilMail(email, 'Wachtlijst'), '/inschrijvingen/wachtlijst')

  test('offers a place that becomes free to the next one, once, and then to whoever follows', async () => {
    const event = await storeEvent(knex, { places: 1 })
    const { code } = await register(event, { attendees: [attendee(event)] })
    const [first, second] = [visitorEmail(), visitorEmail()]
    for (const email of [first, second, first]) expect((await wait(event, email)).status).toBe(200)
    const firstCode = await codeOfWaiting(first)
    expect((await mailsTo(first)).filter(({ subject }) => subject.startsWith('Wachtlijst'))).toHaveLength(1)
    const secondCode = await codeOfWaiting(second)
    expect((await entryOf(secondCode)).position).toBe(2)
    const [ticket] = await ticketsOf(code)
    await askTicket(ticket?.id ?? 0, 'cancel', { code })
    const offer = await untilMail(first, 'Plaats vrij')
    expect((await entryOf(firstCode)).state).toBe('offered')
    // nobody else gets it
    expect(errorCodeOf(await sendRegistration(event, { attendees: [attendee(event)] }))).toBe('events/full')
    // passed on
    await askAs({}, 'POST', '/public/event-waiting/leave', { code: firstCode })
    const next = await untilMail(second, 'Plaats vrij')
    expect((await entryOf(firstCode)).state).toBe('passed')
    const offerCode = codeIn(next, `/aanmelden/${event.id}`)
    const taken = await sendRegistration(event, { attendees: [attendee(event, { email: second })], code: offerCode })
    expect(taken.status).toBe(200)
    expect((await entryOf(secondCode)).state).toBe('taken')
    const again = await sendRegistration(event, { attendees: [attendee(event)], code: offerCode })
    expect(errorCodeOf(again)).toBe('events/offer-over')
    const stale = codeIn(offer, `/aanmelden/${event.id}`)
    expect(errorCodeOf(await sendRegistration(event, { attendees: [attendee(event)], code: stale }))).toBe(
      'events/offer-over',
    )
  })

  test('goes on to the next one when an offer was not taken within a day', async () => {
    const event = await storeEvent(knex, { places: 1 })
    const { code } = await register(event, { attendees: [attendee(event)] })
    const [first, second] = [visitorEmail(), visitorEmail()]
    for (const email of [first, second]) await wait(event, email)
    const [ticket] = await ticketsOf(code)
    await askTicket(ticket?.id ?? 0, 'cancel', { code })
    await untilMail(first, 'Plaats vrij')
    const past = new Date(Date.now() - 1000)
    await knex('gevel_event_claims')
      .whereIn('waiting_id', knex('gevel_event_waiting').where({ event_id: event.id }).select('id'))
      .update({ expires_at: past })
    await knex('gevel_event_waiting').where({ event_id: event.id, state: 'offered' }).update({ offer_until: past })
    await untilMail(second, 'Plaats vrij')
    const { rows } = await knex.raw('SELECT state FROM gevel_event_waiting WHERE event_id = ? ORDER BY id', [event.id])
    expect(rows).toEqual([{ state: 'expired' }, { state: 'offered' }])
  })

  test('offers nothing once tickets are no longer on sale', async () => {
    const event = await storeEvent(knex, { places: 1 })
    const { code } = await register(event, { attendees: [attendee(event)] })
    const email = visitorEmail()
    await wait(event, email)
    await untilMail(email, 'Wachtlijst')
    await knex('gevel_events')
      .where({ id: event.id })
      .update({ closes_at: new Date(Date.now() - 1000) })
    const [ticket] = await ticketsOf(code)
    await askTicket(ticket?.id ?? 0, 'cancel', { code })
    await untilMail(ticket?.email ?? '', 'Geannuleerd')
    expect((await mailsTo(email)).some(({ subject }) => subject.startsWith('Plaats vrij'))).toBe(false)
  })

  test('is not for an event that has place', async () => {
    const event = await storeEvent(knex, { places: 1 })
    expect(errorCodeOf(await wait(event, visitorEmail()))).toBe('events/not-waiting')
  })
})
