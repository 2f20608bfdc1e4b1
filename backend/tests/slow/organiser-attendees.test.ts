import { randomUUID } from 'node:crypto'
import { dutchDay } from '@gevel/contract/dutch-day'
import { describe, expect, test } from 'vitest'
import { storeEvent } from '../support/event-sale.ts'
import { mailsTo, untilMail } from '../support/mails.ts'
import { dataOf, openOrganiser } from '../support/organiser.ts'
import { textOfPdf } from '../support/pdf-text.ts'
import { readQrCodesOfPdf } from '../support/read-qr.ts'
import { attendee, companyOrder, register, visitorEmail } from '../support/registrations.ts'

const organiser = openOrganiser()

describe('attendees', () => {
  test('are searched, filtered and downloaded as CSV and for Excel', async () => {
    const event = await storeEvent(organiser.knex, { places: 10, types: [{ name: 'Congres' }, { name: 'Diner' }] })
    const [, second = 0] = event.types
    await organiser.register(event, { name: 'Anneke Smit', company: 'IJzerhandel De Kroon' })
    await organiser.register(event, { name: 'Łódź Import', typeId: second })
    const names = async (query: string) =>
      dataOf(await organiser.request('GET', `attendees?event=${event.id}&${query}`)).map(
        ({ name }: { name: string }) => name,
      )
    expect(await names('sort=name')).toEqual(['Anneke Smit', 'Łódź Import'])
    expect(await names('q=kroon')).toEqual(['Anneke Smit'])
    expect(await names(`type=${second}`)).toEqual(['Łódź Import'])
    expect(await names('payment=paid')).toEqual([])
    expect(await names('presence=out&sort=-name')).toEqual(['Łódź Import', 'Anneke Smit'])
    expect((await organiser.request('GET', 'attendees?payment=gratis')).status).toBe(400)
    const csv = String(await organiser.download(`attendees/export?event=${event.id}&sort=name`))
    expect(csv.split('\r\n')[1]).toContain('Anneke Smit')
    expect((await organiser.download(`attendees/workbook?event=${event.id}`)).subarray(0, 2).toString()).toBe('PK')
  })

  test('are added by hand once, also where it is full when the organiser says so', async () => {
    const event = await storeEvent(organiser.knex, { places: 1, rooms: [1, 1] })
    const person = { event: event.id, typeId: String(event.types[0]), name: 'Bas Terlouw', email: visitorEmail() }
    const input = { ...person, company: '', sessionIds: event.sessions.slice(0, 1), idempotencyKey: randomUUID() }
    const [one, other] = await Promise.all([
      organiser.done('POST', 'attendees', input),
      organiser.done('POST', 'attendees', input),
    ])
    expect(one.id).toBe(other.id)
    await untilMail(person.email, 'Uw kaart')
    const full = { ...input, email: visitorEmail(), sessionIds: [], idempotencyKey: randomUUID() }
    expect((await organiser.request('POST', 'attendees', full)).text).toContain('Er is geen plaats meer.')
    await organiser.done('POST', 'attendees', { ...full, isOverbooked: 'yes' })
    expect((await organiser.done('GET', `events/${event.id}`)).quotas[0]).toMatchObject({ sold: 2, free: -1 })
    expect(
      (await organiser.request('POST', 'attendees', { ...input, email: 'bas', idempotencyKey: randomUUID() })).status,
    ).toBe(400)
  })

  test('are moved, which frees the old room, and not to two rooms at once', async () => {
    const event = await storeEvent(organiser.knex, { places: 5, rooms: [1, 1] })
    const [first = 0, second = 0] = event.sessions
    const { id, email } = await organiser.register(event, { sessions: [first] })
    const move = (sessionIds: number[]) =>
      organiser.request('PUT', `attendees/${id}/place`, {
        typeId: String(event.types[0]),
        sessionIds,
        reason: 'Op verzoek',
      })
    expect((await move([first, second])).status).toBe(409)
    expect((await move([second])).status).toBe(200)
    await untilMail(email, 'Gewijzigd')
    const { quotas } = await organiser.done('GET', `events/${event.id}`)
    expect(quotas.filter(({ kind }: { kind: string }) => kind === 'session')).toMatchObject([{ free: 1 }, { free: 0 }])
    expect(await organiser.register(event, { sessions: [first] })).toBeDefined()
    expect((await move([first])).text).toContain('Daar is geen plaats meer.')
  })

  test('are corrected, or handed over with another code', async () => {
    const event = await storeEvent(organiser.knex, { places: 5 })
    const { id, email } = await organiser.register(event, { name: 'Jan de Wt' })
    const before = await organiser.done('GET', `attendees/${id}`)
    const corrected = await organiser.done('PUT', `attendees/${id}/holder`, { name: 'Jan de Wit', email, company: '' })
    expect(corrected).toMatchObject({ name: 'Jan de Wit', code: before.code, holder: 1 })
    const to = visitorEmail()
    const after = await organiser.done('PUT', `attendees/${id}/holder`, { name: 'Eva Bos', email: to, company: '' })
    expect(after.holder).toBe(2)
    expect(after.code).not.toBe(before.code)
    await untilMail(email, 'Overgedragen')
    await untilMail(to, 'Uw kaart')
  })

  test('who paid get a credit note when they are cancelled, and their money is reported as paid back once', async () => {
    const event = await storeEvent(organiser.knex, { places: 5, types: [{ price: 10_000 }] })
    const email = visitorEmail()
    const attendees = [attendee(event), attendee(event)]
    await register(event, { attendees, order: companyOrder(email), totalCents: 24_200 })
    const [row] = dataOf(await organiser.request('GET', `attendees?event=${event.id}&q=${attendees[0]?.email}`))
    expect(row.payment).toBe('open')
    const [invoice] = await organiser
      .knex('gevel_event_registrations')
      .where({ event_id: event.id })
      .pluck('invoice_id')
    await organiser.knex('gevel_invoices').where({ id: invoice }).update({ open_cents: 0 })
    const reason = 'Op verzoek van de bezoeker'
    const cancelled = await organiser.done('POST', `attendees/${row.id}/cancellation`, { reason })
    expect(cancelled).toMatchObject({ state: 'cancelled', payment: 'refund', refundCents: 12_100 })
    expect(await organiser.done('POST', `attendees/${row.id}/cancellation`, { reason })).toMatchObject({
      credit: cancelled.credit,
    })
    await untilMail(email, 'Creditnota')
    const refunds = [1, 2].map(() =>
      organiser.done('POST', `attendees/${row.id}/refund`, { paidOn: dutchDay(new Date()) }),
    )
    expect((await Promise.all(refunds)).map(({ payment }) => payment)).toEqual(['refunded', 'refunded'])
    expect((await organiser.done('GET', `events/${event.id}`)).quotas[0]).toMatchObject({ sold: 1, free: 4 })
  })

  test('are mailed once each, after a preview, to as many as the organiser saw', async () => {
    const event = await storeEvent(organiser.knex, { places: 5 })
    const email = visitorEmail()
    await organiser.register(event, { email, name: 'Samira Aydin' })
    await organiser.register(event, { email, name: 'Samira Aydin' })
    const filters = { event: String(event.id) }
    expect(await organiser.done('GET', `mailing?event=${event.id}`)).toMatchObject({
      count: 1,
      names: ['Samira Aydin'],
    })
    const mail = { filters, subject: 'Neem uw laptop mee', text: 'Wij werken met eigen apparaten.' }
    expect((await organiser.done('POST', 'mailing/preview', mail)).html).toContain('Wij werken met eigen apparaten.')
    const sending = { ...mail, idempotencyKey: randomUUID() }
    expect((await organiser.request('POST', 'mailing', { ...sending, count: 7 })).text).toContain(
      'Er zijn nu 1 ontvangers',
    )
    await Promise.all([1, 2, 3].map(() => organiser.done('POST', 'mailing', { ...sending, count: 1 })))
    await untilMail(email, 'Neem uw laptop mee')
    expect((await mailsTo(email)).filter(({ subject }) => subject === 'Neem uw laptop mee')).toHaveLength(1)
  })

  test('get badges with their name, company and a code that a door reads', async () => {
    const event = await storeEvent(organiser.knex, { places: 20 })
    for (const name of ['Anneke Smit', 'Ömer Çelik', 'Wouter van der Steen-Wagenaar'])
      await organiser.register(event, { name, company: 'IJzerhandel De Kroon' })
    const small = await organiser.download(`attendees/badges?event=${event.id}&format=a6`)
    expect((await textOfPdf(small)).join('\n')).toContain('Ömer Çelik')
    expect(await readQrCodesOfPdf(small)).toHaveLength(3)
    const sheet = await organiser.download(`attendees/badges?event=${event.id}&format=a4`)
    const codes = await readQrCodesOfPdf(sheet)
    expect(new Set(codes).size).toBe(3)
    expect(codes.every((code) => code.includes('/t/'))).toBe(true)
    expect((await organiser.request('GET', 'attendees/badges?format=a4')).status).toBe(400)
  })
})
