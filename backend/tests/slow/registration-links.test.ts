import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeEvent } from '../support/event-sale.ts'
import { connectLedger } from '../support/ledger.ts'
import { codeIn, linksIn, untilMail } from '../support/mails.ts'
import { askTicket, codeOfTicketMail, ticketsOf } from '../support/own-tickets.ts'
import { attendee, companyOrder, register, visitorEmail } from '../support/registrations.ts'

let knex: Knex
beforeAll(() => {
  knex = connectLedger(process.env.DATABASE_URL ?? '')
})
afterAll(() => knex.destroy())

test('whoever only pays gets the invoice and the names, and no link to the tickets', async () => {
  const event = await storeEvent(knex, { places: 5, types: [{ price: 24_500 }] })
  const [payer, booker] = [visitorEmail(), attendee(event, { name: 'Anneke Smit' })]
  await register(event, { attendees: [booker], order: companyOrder(payer), totalCents: 29_645 })
  const mail = await untilMail(payer, 'Ingeschreven')
  expect(mail.text).toContain('Anneke Smit')
  expect(mail.attachments.some(({ name }) => name.startsWith('Factuur'))).toBe(true)
  expect(linksIn(mail).filter(({ searchParams }) => searchParams.has('code'))).toEqual([])
  // whoever registers and pays has one
  const own = attendee(event)
  await register(event, { attendees: [own], order: companyOrder(own.email), totalCents: 29_645 })
  expect(codeIn(await untilMail(own.email, 'Ingeschreven'), '/inschrijvingen')).toMatch(/^registration\./)
})

test('whoever registered no longer reads or changes the answers of whom a ticket was handed over to', async () => {
  const event = await storeEvent(knex, { places: 5, rooms: [5], questions: [{ label: 'Dieet' }] })
  const { rows } = await knex.raw('SELECT id FROM gevel_event_questions WHERE event_id = ?', [event.id])
  const answersOf = (answer: string) => [{ questionId: rows[0].id, answer }]
  const { code } = await register(event, { attendees: [attendee(event, { answers: answersOf('Glutenvrij') })] })
  const [before] = await ticketsOf(code)
  expect([before?.answers.length, before?.can.answer]).toEqual([1, true])
  const [id, next] = [before?.id ?? 0, { name: 'Bas Terlouw', email: visitorEmail(), company: null }]
  await askTicket(id, 'hand-over', { ...next, code })
  const own = await codeOfTicketMail(next.email, id)
  await askTicket(id, 'change', { sessions: [], answers: answersOf('Halal'), code: own })
  const [after] = await ticketsOf(code)
  expect([after?.answers, after?.can.answer, after?.can.change]).toEqual([[], false, true])
  await askTicket(id, 'change', { sessions: event.sessions, answers: answersOf('Vegan'), code })
  const [held] = await ticketsOf(own)
  expect([held?.answers.map(({ answer }) => answer), held?.sessions.length]).toEqual([['Halal'], 1])
})

test('mails have no link that shows more than its own ticket', async () => {
  const event = await storeEvent(knex, { places: 5 })
  const [booker, colleague] = [attendee(event), attendee(event)]
  await register(event, { attendees: [booker, colleague] })
  const links = linksIn(await untilMail(colleague.email, 'Uw kaart')).filter(({ searchParams }) =>
    searchParams.has('code'),
  )
  expect(links.map(({ searchParams }) => searchParams.get('code')?.split('.')[0])).toEqual(['ticket'])
})
