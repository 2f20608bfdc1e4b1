import { ownProgrammeSchema } from '@gevel/contract/own-programme'
import { ownRegistrationsSchema, type Ticket } from '@gevel/contract/own-tickets'
import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountErrorOf } from '../support/account-errors.ts'
import { type StoredEvent, storeEvent } from '../support/event-sale.ts'
import { connectLedger } from '../support/ledger.ts'
import { textOfPdf } from '../support/pdf-text.ts'
import { readQrCodesOfPdf } from '../support/read-qr.ts'
import { attendee, companyOrder, register, visitorEmail } from '../support/registrations.ts'
import { askAs } from '../support/visitor.ts'

let knex: Knex
let demo: StoredEvent
beforeAll(async () => {
  knex = connectLedger(process.env.DATABASE_URL ?? '')
  demo = await findDemoEvent()
})
afterAll(() => knex.destroy())

/** The event of the demo content that has rooms to choose. */
async function findDemoEvent(): Promise<StoredEvent> {
  const { event_id: id } = await knex('gevel_event_sessions').where('event_id', '<', 1_000_000).first('event_id')
  const types = await knex('gevel_event_ticket_types').where({ event_id: id, access: 'everybody' }).pluck('id')
  return { id, title: '', types, sessions: [], quotas: { event: 0, types: [], rooms: [] } }
}

const ask = (path: string, input: object) => askAs({}, 'POST', path, input)

async function ticketsOf(code: string): Promise<Ticket[]> {
  return ownRegistrationsSchema.parse(Object((await ask('/public/tickets', { code })).body).data).tickets
}

async function programmeOf(id: number, code: string) {
  const { body } = await ask(`/public/tickets/${id}/programme`, { code })
  return ownProgrammeSchema.parse(Object(body).data)
}

async function registerTwo() {
  const attendees = ['Anneke Smit', 'Bas Terlouw'].map((name) => attendee(demo, { name }))
  const { priceExcl } = await knex('gevel_event_ticket_types')
    .where({ id: demo.types[0] })
    .first('price_excl_cents as priceExcl')
  const totalCents = Math.round(2 * Number(priceExcl) * 1.21)
  return register(demo, { attendees, order: companyOrder(visitorEmail()), totalCents })
}

test('a ticket keeps what its holder picks of the programme, on its PDF and in its calendar entry, until it is handed over', async () => {
  const { code } = await registerTwo()
  const [ticket] = await ticketsOf(code)
  const id = ticket?.id ?? 0
  const parts = await programmeOf(id, code)
  const slots = [...Map.groupBy(parts, ({ day, start }) => `${day} ${start}`).values()]
  const parallel = slots.find(({ length }) => length > 1) ?? []
  const two = await ask(`/public/tickets/${id}/picks`, { picks: parallel.map(({ key }) => key), code })
  expect(accountErrorOf(two as never)?.code).toBe('events/session')
  const chosen = parallel[1]
  const stored = await ask(`/public/tickets/${id}/picks`, { picks: [chosen?.key, '2020-01-01 10:00 Nergens'], code })
  expect(stored.status).toBe(200)
  const picked = (await programmeOf(id, code)).filter(({ isPicked }) => isPicked)
  expect(picked.map(({ key, hasPlace }) => [key, hasPlace])).toEqual([[chosen?.key, false]])
  const calendar = Object((await ask(`/public/tickets/${id}/calendar`, { code })).body).content as string
  expect(calendar.replaceAll('\r\n ', '')).toContain(chosen?.room)
  const { content } = Object((await ask(`/public/tickets/${id}/pdf`, { code })).body)
  expect((await textOfPdf(Buffer.from(content, 'base64'))).join().replace(/\s+/g, ' ')).toContain(chosen?.title)
  await ask(`/public/tickets/${id}/hand-over`, { name: 'Samira', email: visitorEmail(), company: null, code })
  expect((await programmeOf(id, code)).filter(({ isPicked }) => isPicked)).toEqual([])
})

test('the tickets of a registration are one PDF, for whom they are of', async () => {
  const { code, number } = await registerTwo()
  const tickets = await ticketsOf(code)
  const made = await ask(`/public/registrations/${number}/pdf`, { code })
  const content = Buffer.from(Object(made.body).content, 'base64')
  const pages = await textOfPdf(content)
  expect(pages.map((page, index) => page.includes(tickets[index]?.name ?? '?'))).toEqual([true, true])
  expect(new Set(await readQrCodesOfPdf(content)).size).toBe(2)
  const other = await storeEvent(knex, { places: 2 })
  const { code: otherCode } = await register(other, { attendees: [attendee(other)] })
  for (const wrong of [otherCode, `${code}x`, null])
    expect((await ask(`/public/registrations/${number}/pdf`, { code: wrong })).status).toBe(404)
  expect((await ask(`/public/tickets/${tickets[0]?.id}/picks`, { picks: [], code: otherCode })).status).toBe(404)
})
