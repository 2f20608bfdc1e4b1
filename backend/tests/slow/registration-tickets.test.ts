import { ticketSchema } from '@gevel/contract/own-tickets'
import ICAL from 'ical.js'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factsOf } from '../../src/features/organiser/setup/show-event'
import { deleteOverdue } from '../../src/features/registrations/life/clean-up'
import { tablesOf } from '../../src/platform/database/tables-of'
import { storeEvent } from '../support/event-sale.ts'
import { connectLedger } from '../support/ledger.ts'
import { readAttachment, untilMail } from '../support/mails.ts'
import { askTicket, codeOfTicketMail, errorCodeOf, ticketsOf } from '../support/own-tickets.ts'
import { textOfPdf } from '../support/pdf-text.ts'
import { readQrCodes, readQrCodesOfPdf } from '../support/read-qr.ts'
import { newReader } from '../support/registration.ts'
import { attendee, companyOrder, register, sendRegistration, visitorEmail } from '../support/registrations.ts'

let knex: Knex
beforeAll(() => {
  knex = connectLedger(process.env.DATABASE_URL ?? '')
})
afterAll(() => knex.destroy())

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
      askTicket(id, '', { code: otherCode }),
      askTicket(id, '', { code: `${code}x` }),
      askTicket(id, '', { code: null }),
      askTicket(id, '', { code: null }, { jwt }),
      askTicket(id, 'cancel', { code: otherCode }),
      askTicket(id, 'pdf', { code: null }, { jwt }),
      askTicket(2_000_000_000, '', { code }),
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
    const handed = await askTicket(id, 'hand-over', { ...next, code: ownCode })
    const after = ticketSchema.parse(Object(handed.body).data)
    expect([after.name, after.answers, after.code === before?.code]).toEqual(['Bas Terlouw', [], false])
    expect((await askTicket(id, '', { code: ownCode })).status).toBe(404)
    const newCode = await codeOfTicketMail(next.email, id)
    expect((await askTicket(id, '', { code: newCode })).status).toBe(200)
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
    const cancelled = await Promise.all([1, 2].map(() => askTicket(ticket?.id ?? 0, 'cancel', { code })))
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
    expect(errorCodeOf(await sendRegistration(event, next))).toBe('events/full')
  })

  test('can be handed over but not cancelled after its last day', async () => {
    const event = await storeEvent(knex, { places: 5, startsAt: new Date(Date.now() + 3 * 86_400_000) })
    const { code } = await register(event, { attendees: [attendee(event)] })
    const [ticket] = await ticketsOf(code)
    expect(ticket?.can).toEqual({ change: true, answer: true, handOver: true, cancel: false })
    expect(errorCodeOf(await askTicket(ticket?.id ?? 0, 'cancel', { code }))).toBe('events/too-late')
  })

  test('moves to another room only while that has place', async () => {
    const event = await storeEvent(knex, { places: 5, rooms: [1, 1] })
    const [first = 0, second = 0] = event.sessions
    const { code } = await register(event, { attendees: [attendee(event, { sessions: [first] })] })
    const { code: other } = await register(event, { attendees: [attendee(event, { sessions: [second] })] })
    const [ticket] = await ticketsOf(code)
    const move = (sessions: number[]) => askTicket(ticket?.id ?? 0, 'change', { sessions, answers: [], code })
    expect(errorCodeOf(await move([second]))).toBe('events/full')
    expect(errorCodeOf(await move([first, second]))).toBe('events/session')
    const [blocking] = await ticketsOf(other)
    await askTicket(blocking?.id ?? 0, 'cancel', { code: other })
    const moved = ticketSchema.parse(Object((await move([second])).body).data)
    expect(moved.sessions.map(({ room }) => room)).toEqual(['Zaal 2'])
  })

  test('has no answers 28 days after the event, and no names in its log after a year', async () => {
    const event = await storeEvent(knex, { places: 5, questions: [{ label: 'Dieet' }] })
    const { rows } = await knex.raw('SELECT id FROM gevel_event_questions WHERE event_id = ?', [event.id])
    const answers = [{ questionId: rows[0].id, answer: 'Halal' }]
    const { code } = await register(event, { attendees: [attendee(event), attendee(event, { answers })] })
    const [ticket] = await ticketsOf(code)
    const next = { name: 'Bas Terlouw', email: visitorEmail(), company: null }
    expect((await askTicket(ticket?.id ?? 0, 'hand-over', { ...next, code })).status).toBe(200)
    const end = Date.now() + 30 * 86_400_000 + 8 * 3_600_000
    const remaining: object[] = []
    const isOver = knex.transaction(async (trx) => {
      for (const days of [27, 28, 364, 365]) {
        await deleteOverdue(trx, new Date(end + days * 86_400_000))
        const left = tablesOf(trx).selectFrom('gevel_event_answers').select('answer')
        const log = tablesOf(trx).selectFrom('gevel_event_log').select('data').where('kind', '=', 'handed-over')
        remaining.push({
          answers: (await left.where('question_id', '=', rows[0].id).execute()).length,
          log: (await log.where('event_id', '=', event.id).execute()).map(({ data }) => factsOf(data)),
        })
      }
      // nothing of the other events of the site is deleted by a test
      throw new Error('rolled back')
    })
    await expect(isOver).rejects.toThrow('rolled back')
    const named = [{ to: next.email }]
    expect(remaining).toEqual([
      { answers: 1, log: named },
      { answers: 0, log: named },
      { answers: 0, log: named },
      { answers: 0, log: [{}] },
    ])
  })
})
