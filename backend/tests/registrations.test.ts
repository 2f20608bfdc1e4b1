import { visitorSaleSchema } from '@gevel/contract/event-sales'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeEvent } from './support/event-sale.ts'
import { connectLedger } from './support/ledger.ts'
import { mailsTo, untilMail } from './support/mails.ts'
import { errorCodeOf, ticketsOf } from './support/own-tickets.ts'
import {
  attendee,
  beginRegistration,
  companyOrder,
  register,
  sendRegistration,
  visitorEmail,
} from './support/registrations.ts'
import { askAs, bearerOf } from './support/visitor.ts'

let knex: Knex
beforeAll(() => {
  knex = connectLedger(process.env.DATABASE_URL ?? '')
})
afterAll(() => knex.destroy())

describe('a registration', () => {
  test('is stored once when it is sent ten times at once, with a ticket and a mail for each', async () => {
    const event = await storeEvent(knex, { places: 10 })
    const attendees = ['Anneke Smit', 'Bas Terlouw', 'Samira Aydin'].map((name) => attendee(event, { name }))
    const draft = await beginRegistration()
    const sent = await Promise.all(Array.from({ length: 10 }, () => sendRegistration(event, { attendees }, {}, draft)))
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const tickets = await ticketsOf(Object(sent[0]?.body).code)
    expect(tickets.map(({ name, position, of }) => [name, position, of])).toEqual([
      ['Anneke Smit', 1, 3],
      ['Bas Terlouw', 2, 3],
      ['Samira Aydin', 3, 3],
    ])
    for (const { email } of attendees) {
      await untilMail(email, 'Uw kaart')
      expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Uw kaart'))).toHaveLength(1)
    }
  })

  test('keeps the names of all when one of them is rejected', async () => {
    const event = await storeEvent(knex, { places: 10 })
    const attendees = [attendee(event), attendee(event, { email: 'geen adres' }), attendee(event)]
    const response = await sendRegistration(event, { attendees })
    expect(response.status).toBe(400)
    expect(await knex('gevel_event_tickets').where({ event_id: event.id }).count()).toEqual([{ count: '0' }])
  })

  test('is told that it is full before anybody pays, and registers nobody then', async () => {
    const event = await storeEvent(knex, { places: 1, types: [{ price: 24_500 }] })
    const draft = await beginRegistration()
    const order = companyOrder(visitorEmail())
    const sent = [attendee(event), attendee(event)]
    const response = await sendRegistration(event, { attendees: sent, order, totalCents: 59_290 }, {}, draft)
    expect(errorCodeOf(response)).toBe('events/full')
    const { rows } = await knex.raw('SELECT count(*)::integer AS n FROM gevel_orders WHERE idempotency_key = ?', [
      draft.id,
    ])
    expect(rows).toEqual([{ n: 0 }])
  })

  test('of free tickets completes without an order, a payment or an invoice', async () => {
    const event = await storeEvent(knex, { places: 5 })
    const one = attendee(event)
    const { number, orderNumber } = await register(event, { attendees: [one] })
    expect(orderNumber).toBeNull()
    const [stored] = await knex('gevel_event_registrations').where({ number })
    expect([stored.order_id, stored.invoice_id]).toEqual([null, null])
    const mail = await untilMail(one.email, 'Uw kaart')
    expect(mail.attachments.some(({ name }) => name.startsWith('Factuur'))).toBe(false)
  })

  test('rejects a price that is another than the one that was shown', async () => {
    const event = await storeEvent(knex, { places: 5, types: [{ price: 24_500 }] })
    const order = companyOrder(visitorEmail())
    const response = await sendRegistration(event, { attendees: [attendee(event)], order, totalCents: 12_100 })
    expect(errorCodeOf(response)).toBe('events/price-changed')
  })

  test.each([
    ['after the sale', { closesAt: new Date(Date.now() - 1000) }, 'events/closed'],
    ['before its type is on sale', { types: [{ opensAt: new Date(Date.now() + 3_600_000) }] }, 'events/closed'],
    ['after its type was on sale', { types: [{ closesAt: new Date(Date.now() - 1000) }] }, 'events/closed'],
    [
      'of a type for others',
      { types: [{ access: 'domain' as const, domains: ['school.example'] }] },
      'events/not-allowed',
    ],
    ['of a type for subscribers', { types: [{ access: 'subscriber' as const }] }, 'events/not-allowed'],
    [
      'without a required answer',
      { questions: [{ label: 'Kleur', choices: ['Rood'], isRequired: true }] },
      'events/question',
    ],
  ])('is rejected %s', async (_, fields, code) => {
    const event = await storeEvent(knex, { places: 5, ...fields })
    expect(errorCodeOf(await sendRegistration(event, { attendees: [attendee(event)] }))).toBe(code)
  })

  test('has as many tickets as its type and the event allow', async () => {
    const event = await storeEvent(knex, { places: 50, types: [{ least: 2, most: 3 }, {}] })
    const [limited = 0, other = 0] = event.types
    const send = async (count: number, typeId: number) => {
      const attendees = Array.from({ length: count }, () => attendee(event, { typeId }))
      const response = await sendRegistration(event, { attendees })
      return response.status === 200 ? 200 : errorCodeOf(response)
    }
    for (const count of [1, 4]) expect(await send(count, limited)).toBe('events/count')
    for (const count of [2, 3]) expect(await send(count, limited)).toBe(200)
    expect(await send(12, other)).toBe('events/count')
    expect(await send(11, other)).toBe(200)
  })

  test('is for a subscriber at its own price, and for an address of a company', async () => {
    const types = [{ access: 'subscriber' as const }, { access: 'domain' as const, domains: ['school.example'] }]
    const event = await storeEvent(knex, { places: 5, types })
    const { authorization } = await bearerOf('subscriber')
    const jwt = authorization.replace('Bearer ', '')
    expect((await sendRegistration(event, { attendees: [attendee(event)] }, { jwt })).status).toBe(200)
    const pupil = attendee(event, { typeId: event.types[1] ?? 0, email: `leerling${event.id}@school.example` })
    expect((await sendRegistration(event, { attendees: [pupil] })).status).toBe(200)
  })

  test('of a company abroad has Dutch VAT on its invoice, and is never shifted', async () => {
    const event = await storeEvent(knex, { places: 5, types: [{ price: 24_500 }] })
    const email = visitorEmail()
    const customer = { kind: 'company', name: 'Brugge NV', contact: 'Jan', email, kvk: null, vatId: 'BE0123456749' }
    const address = { street: 'Markt 1', postcode: '8000', city: 'Brugge', country: 'BE' }
    const order = companyOrder(email, { customer, address })
    const { orderNumber } = await register(event, { attendees: [attendee(event)], order, totalCents: 29_645 })
    const { rows } = await knex.raw(
      `SELECT i.net_cents AS net, i.vat_cents AS vat, i.total_cents AS total, v.vat_category AS category
       FROM gevel_invoices i JOIN gevel_orders o ON o.id = i.order_id JOIN gevel_invoice_vat v ON v.invoice_id = i.id
       WHERE o.number = ?`,
      [orderNumber],
    )
    expect(rows).toEqual([{ net: 24_500, vat: 5145, total: 29_645, category: 'S' }])
    const mail = await untilMail(email, 'Ingeschreven')
    expect(mail.attachments.some(({ name }) => /^Factuur .*\.pdf$/.test(name))).toBe(true)
  })
})

describe('what is on sale', () => {
  test('has a type that was taken off sale only for a draft, which may have chosen it before', async () => {
    const event = await storeEvent(knex, { places: 5, types: [{}, {}] })
    await knex('gevel_event_ticket_types').where({ id: event.types[0] }).update({ withdrawn_at: new Date() })
    const draft = await beginRegistration()
    const statesOf = async (query: string) => {
      const { body } = await askAs({}, 'GET', `/public/event-sales/${event.id}${query}`)
      return visitorSaleSchema.parse(body).data.types.map(({ id, state }) => [id, state])
    }
    expect(await statesOf('')).toEqual([[event.types[1], 'few']])
    expect(await statesOf(`?draft=${draft.id}`)).toEqual([
      [event.types[0], 'closed'],
      [event.types[1], 'few'],
    ])
    const response = await sendRegistration(event, { attendees: [attendee(event)] }, {}, draft)
    expect(errorCodeOf(response)).toBe('events/closed')
  })

  test('leaves a draft the places that it holds when others begin to wait', async () => {
    const event = await storeEvent(knex, { places: 2 })
    const draft = await beginRegistration()
    const hold = await askAs({}, 'POST', '/public/event-holds', {
      ...{ draft: { id: draft.id, key: draft.key }, eventId: event.id, sessions: [], code: null },
      types: [{ id: event.types[0], count: 2 }],
    })
    expect(hold.status, JSON.stringify(hold.body)).toBe(200)
    await knex('gevel_event_waiting').insert({
      ...{ event_id: event.id, ticket_type_id: event.types[0], name: 'Wie wacht', email: visitorEmail() },
      ...{ joined_at: new Date(), idempotency_key: crypto.randomUUID() },
    })
    const leftOf = async (query: string) => {
      const { body } = await askAs({}, 'GET', `/public/event-sales/${event.id}${query}`)
      return visitorSaleSchema.parse(body).data.types.map(({ state, left }) => [state, left])
    }
    expect(await leftOf('')).toEqual([['waiting', 0]])
    expect(await leftOf(`?draft=${draft.id}`)).toEqual([['few', 2]])
  })
})
