import { ownRegistrationsSchema, type Ticket, ticketSchema, waitingEntrySchema } from '@gevel/contract/registrations'
import ICAL from 'ical.js'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteOverdue } from '../src/features/registrations/life/clean-up'
import { tablesOf } from '../src/platform/database/tables-of'
import { accountErrorOf } from './support/account-errors.ts'
import { type StoredEvent, storeEvent } from './support/event-sale.ts'
import { connectLedger } from './support/ledger.ts'
import { codeIn, linksIn, mailsTo, readAttachment, untilMail } from './support/mails.ts'
import { textOfPdf } from './support/pdf-text.ts'
import { readQrCodes, readQrCodesOfPdf } from './support/read-qr.ts'
import { newReader } from './support/registration.ts'
import {
  attendee,
  beginRegistration,
  companyOrder,
  register,
  sendRegistration,
  visitorEmail,
} from './support/registrations.ts'
import { askAs, bearerOf, type Visit } from './support/visitor.ts'

let knex: Knex
beforeAll(() => {
  knex = connectLedger(process.env.DATABASE_URL ?? '')
})
afterAll(() => knex.destroy())

const codeOf = (response: { body: unknown }) => accountErrorOf(response as never)?.code

async function ticketsOf(code: string | null, visit: Visit = {}): Promise<Ticket[]> {
  const { body } = await askAs(visit, 'POST', '/public/tickets', { code })
  return ownRegistrationsSchema.parse(Object(body).data).tickets
}

const change = (id: number, what: string, input: object, visit: Visit = {}) =>
  askAs(visit, 'POST', `/public/tickets/${id}/${what}`, input)

async function codeOfTicketMail(email: string, id: number): Promise<string> {
  return codeIn(await untilMail(email, 'Uw kaart'), `/inschrijvingen/${id}`)
}

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
    expect(codeOf(response)).toBe('events/full')
    const { rows } = await knex.raw('SELECT count(*)::integer AS n FROM gevel_orders WHERE idempotency_key = ?', [
      draft.id,
    ])
    expect(rows).toEqual([{ n: 0 }])
  })

  test('rejects a price that is another than the one that was shown', async () => {
    const event = await storeEvent(knex, { places: 5, types: [{ price: 24_500 }] })
    const order = companyOrder(visitorEmail())
    const response = await sendRegistration(event, { attendees: [attendee(event)], order, totalCents: 12_100 })
    expect(codeOf(response)).toBe('events/price-changed')
  })

  test.each([
    ['after the sale', { closesAt: new Date(Date.now() - 1000) }, 'events/closed'],
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
    expect(codeOf(await sendRegistration(event, { attendees: [attendee(event)] }))).toBe(code)
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

describe('a ticket', () => {
  test('comes as PDF with its QR code, and for the calendar', async () => {
    const event = await storeEvent(knex, { places: 5, rooms: [3] })
    const one = attendee(event, { name: 'Łucja Öztürk', sessions: [event.sessions[0] ?? 0] })
    const { code } = await register(event, { attendees: [one] })
    const [ticket] = await ticketsOf(code)
    const mail = await untilMail(one.email, 'Uw kaart')
    const pdf = mail.attachments.find(({ type }) => type === 'application/pdf')
    if (!pdf || !ticket) throw new Error('No PDF')
    const content = await readAttachment(pdf)
    const text = (await textOfPdf(content)).join()
    expect(text).toContain('Łucja Öztürk')
    expect(text).toContain(ticket.code)
    expect(text).toContain('Zaal 1')
    const onPaper = await readQrCodesOfPdf(content)
    expect(onPaper).toEqual([expect.stringMatching(/\/t\/[\w-]{104}$/)])
    // the picture in the text of the mail is the same code
    expect(mail.html).toContain('src="cid:kaartcode"')
    const picture = mail.attachments.find(({ type }) => type === 'image/png')
    if (!picture) throw new Error('No picture')
    expect(await readQrCodes(await readAttachment(picture))).toEqual(onPaper)
    const calendar = mail.attachments.find(({ name }) => name.endsWith('.ics'))
    if (!calendar) throw new Error('No calendar entry')
    const parsed = new ICAL.Component(ICAL.parse((await readAttachment(calendar)).toString()))
    expect(parsed.getFirstPropertyValue('method')).toBe('REQUEST')
    const entry = parsed.getFirstSubcomponent('vevent')
    expect(entry?.getFirstPropertyValue('uid')).toMatch(new RegExp(`^ticket-${ticket.id}-1@`))
    expect([entry?.getFirstPropertyValue('sequence'), entry?.getFirstPropertyValue('status')]).toEqual([0, 'CONFIRMED'])
    expect(String(entry?.getFirstPropertyValue('attendee'))).toContain(one.email)
  })

  test('of somebody else does not exist: by its id, by another code, by an old code, logged in or not', async () => {
    const event = await storeEvent(knex, { places: 5 })
    const [mine, other] = [attendee(event), attendee(event)]
    const { code } = await register(event, { attendees: [mine] })
    const [ticket] = await ticketsOf(code)
    const { code: otherCode } = await register(event, { attendees: [other] })
    const id = ticket?.id ?? 0
    const { jwt } = await newReader()
    const asked = await Promise.all([
      change(id, '', { code: otherCode }),
      change(id, '', { code: `${code}x` }),
      change(id, '', { code: null }),
      change(id, '', { code: null }, { jwt }),
      change(id, 'cancel', { code: otherCode }),
      change(id, 'pdf', { code: null }, { jwt }),
      change(2_000_000_000, '', { code }),
    ])
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404))
  })

  test('is that of the account with its address', async () => {
    const event = await storeEvent(knex, { places: 5 })
    const { jwt, user } = await newReader()
    await register(event, { attendees: [attendee(event), attendee(event, { email: user.email })] })
    expect((await ticketsOf(null, { jwt })).map(({ email }) => email)).toEqual([user.email])
  })

  test('that is handed over has another code, other links and no answers of the former holder', async () => {
    const event = await storeEvent(knex, { places: 5, questions: [{ label: 'Dieet' }] })
    const { rows } = await knex.raw('SELECT id FROM gevel_event_questions WHERE event_id = ?', [event.id])
    const one = attendee(event, { answers: [{ questionId: rows[0].id, answer: 'Glutenvrij' }] })
    const { code } = await register(event, { attendees: [one] })
    const [before] = await ticketsOf(code)
    const id = before?.id ?? 0
    const ownCode = await codeOfTicketMail(one.email, id)
    const next = { name: 'Bas Terlouw', email: visitorEmail(), company: null }
    const handed = await change(id, 'hand-over', { ...next, code: ownCode })
    const after = ticketSchema.parse(Object(handed.body).data)
    expect([after.name, after.answers, after.code === before?.code]).toEqual(['Bas Terlouw', [], false])
    expect((await change(id, '', { code: ownCode })).status).toBe(404)
    const newCode = await codeOfTicketMail(next.email, id)
    expect((await change(id, '', { code: newCode })).status).toBe(200)
    const gone = await untilMail(one.email, 'Overgedragen')
    const calendar = gone.attachments.find(({ name }) => name.endsWith('.ics'))
    const text = calendar ? (await readAttachment(calendar)).toString() : ''
    expect(text).toContain('METHOD:CANCEL')
    expect(text).toContain('STATUS:CANCELLED')
    expect(text).toMatch(new RegExp(`UID:ticket-${id}-1@`))
    expect(text).toMatch(/SEQUENCE:1/)
  })

  test('that is cancelled is credited, frees its place once, and cannot come back', async () => {
    const event = await storeEvent(knex, { places: 1, types: [{ price: 24_500 }] })
    const email = visitorEmail()
    const order = companyOrder(email)
    const { code } = await register(event, { attendees: [attendee(event)], order, totalCents: 29_645 })
    const [ticket] = await ticketsOf(code)
    expect(ticket?.refundCents).toBe(29_645)
    const cancelled = await Promise.all([1, 2].map(() => change(ticket?.id ?? 0, 'cancel', { code })))
    expect(cancelled.map(({ status }) => status)).toEqual([200, 200])
    const [after] = await ticketsOf(code)
    expect([after?.state, after?.code, after?.creditNumber]).toEqual(['cancelled', null, expect.stringMatching(/^C/)])
    const { rows } = await knex.raw(
      `SELECT count(*)::integer AS credits FROM gevel_invoices WHERE kind = 'credit' AND order_id IN
         (SELECT order_id FROM gevel_event_registrations WHERE event_id = ?)`,
      [event.id],
    )
    expect(rows).toEqual([{ credits: 1 }])
    await untilMail(email, 'Creditnota')
    const next = { attendees: [attendee(event)], order: companyOrder(visitorEmail()), totalCents: 29_645 }
    expect((await sendRegistration(event, next)).status).toBe(200)
    expect(codeOf(await sendRegistration(event, next))).toBe('events/full')
  })

  test('can be handed over but not cancelled after its last day', async () => {
    const event = await storeEvent(knex, { places: 5, startsAt: new Date(Date.now() + 3 * 86_400_000) })
    const { code } = await register(event, { attendees: [attendee(event)] })
    const [ticket] = await ticketsOf(code)
    expect(ticket?.can).toEqual({ change: true, answer: true, handOver: true, cancel: false })
    expect(codeOf(await change(ticket?.id ?? 0, 'cancel', { code }))).toBe('events/too-late')
  })

  test('moves to another room only while that has place', async () => {
    const event = await storeEvent(knex, { places: 5, rooms: [1, 1] })
    const [first = 0, second = 0] = event.sessions
    const { code } = await register(event, { attendees: [attendee(event, { sessions: [first] })] })
    const { code: other } = await register(event, { attendees: [attendee(event, { sessions: [second] })] })
    const [ticket] = await ticketsOf(code)
    const move = (sessions: number[]) => change(ticket?.id ?? 0, 'change', { sessions, answers: [], code })
    expect(codeOf(await move([second]))).toBe('events/full')
    expect(codeOf(await move([first, second]))).toBe('events/session')
    const [blocking] = await ticketsOf(other)
    await change(blocking?.id ?? 0, 'cancel', { code: other })
    const moved = ticketSchema.parse(Object((await move([second])).body).data)
    expect(moved.sessions.map(({ room }) => room)).toEqual(['Zaal 2'])
  })

  test('has no answers 28 days after the event', async () => {
    const event = await storeEvent(knex, { places: 5, questions: [{ label: 'Dieet' }] })
    const { rows } = await knex.raw('SELECT id FROM gevel_event_questions WHERE event_id = ?', [event.id])
    await register(event, { attendees: [attendee(event, { answers: [{ questionId: rows[0].id, answer: 'Halal' }] })] })
    const answers = () =>
      tablesOf(knex).selectFrom('gevel_event_answers').select('answer').where('question_id', '=', rows[0].id).execute()
    const end = Date.now() + 30 * 86_400_000 + 8 * 3_600_000
    await knex.transaction((trx) => deleteOverdue(trx, new Date(end + 27 * 86_400_000))).catch(() => undefined)
    expect(await answers()).toHaveLength(1)
    await knex
      .transaction(async (trx) => {
        await deleteOverdue(trx, new Date(end + 28 * 86_400_000))
        const left = await tablesOf(trx)
          .selectFrom('gevel_event_answers')
          .select('answer')
          .where('question_id', '=', rows[0].id)
          .execute()
        expect(left).toEqual([])
        // that of the other events of the site is not deleted by a test
        throw new Error('rolled back')
      })
      .catch((error: Error) => expect(error.message).toBe('rolled back'))
  })
})

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
    await change(ticket?.id ?? 0, 'cancel', { code })
    const offer = await untilMail(first, 'Plaats vrij')
    expect((await entryOf(firstCode)).state).toBe('offered')
    // nobody else gets it
    expect(codeOf(await sendRegistration(event, { attendees: [attendee(event)] }))).toBe('events/full')
    // passed on
    await askAs({}, 'POST', '/public/event-waiting/leave', { code: firstCode })
    const next = await untilMail(second, 'Plaats vrij')
    expect((await entryOf(firstCode)).state).toBe('passed')
    const offerCode = codeIn(next, `/aanmelden/${event.id}`)
    const taken = await sendRegistration(event, { attendees: [attendee(event, { email: second })], code: offerCode })
    expect(taken.status).toBe(200)
    expect((await entryOf(secondCode)).state).toBe('taken')
    const again = await sendRegistration(event, { attendees: [attendee(event)], code: offerCode })
    expect(codeOf(again)).toBe('events/offer-over')
    const stale = codeIn(offer, `/aanmelden/${event.id}`)
    expect(codeOf(await sendRegistration(event, { attendees: [attendee(event)], code: stale }))).toBe(
      'events/offer-over',
    )
  })

  test('goes on to the next one when an offer was not taken within a day', async () => {
    const event = await storeEvent(knex, { places: 1 })
    const { code } = await register(event, { attendees: [attendee(event)] })
    const [first, second] = [visitorEmail(), visitorEmail()]
    for (const email of [first, second]) await wait(event, email)
    const [ticket] = await ticketsOf(code)
    await change(ticket?.id ?? 0, 'cancel', { code })
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
    await change(ticket?.id ?? 0, 'cancel', { code })
    await untilMail(ticket?.email ?? '', 'Geannuleerd')
    expect((await mailsTo(email)).some(({ subject }) => subject.startsWith('Plaats vrij'))).toBe(false)
  })

  test('is not for an event that has place', async () => {
    const event = await storeEvent(knex, { places: 1 })
    expect(codeOf(await wait(event, visitorEmail()))).toBe('events/not-waiting')
  })
})

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
  await change(id, 'hand-over', { ...next, code })
  const own = await codeOfTicketMail(next.email, id)
  await change(id, 'change', { sessions: [], answers: answersOf('Halal'), code: own })
  const [after] = await ticketsOf(code)
  expect([after?.answers, after?.can.answer, after?.can.change]).toEqual([[], false, true])
  await change(id, 'change', { sessions: event.sessions, answers: answersOf('Vegan'), code })
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
