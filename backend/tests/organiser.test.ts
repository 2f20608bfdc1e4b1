import { randomUUID } from 'node:crypto'
import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { dutchClockOf } from '@gevel/contract/dutch-moment'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Admin, StoredDocument } from './support/admin.ts'
import { type ApiResponse, backendUrl } from './support/backend.ts'
import { deskEditor } from './support/desk.ts'
import { eventFields } from './support/document-fields.ts'
import { askAdmin, Newsroom } from './support/editors.ts'
import { type StoredEvent, storeEvent } from './support/event-sale.ts'
import { connectLedger } from './support/ledger.ts'
import { codeIn, mailsTo, readAttachment, untilMail } from './support/mails.ts'
import { textOfPdf } from './support/pdf-text.ts'
import { readQrCodesOfPdf } from './support/read-qr.ts'
import { attendee, companyOrder, register, sendRegistration, visitorEmail } from './support/registrations.ts'

const BASE = '/admin/site/registrations'

let knex: Knex
let newsroom: Newsroom
let organiser: Admin
const made: StoredDocument[] = []

beforeAll(async () => {
  knex = connectLedger(process.env.DATABASE_URL ?? '')
  newsroom = await Newsroom.open()
  organiser = await deskEditor(newsroom, 'evenementen')
})
afterAll(async () => {
  await newsroom.close()
  await knex.destroy()
})

const request = (method: string, path: string, body?: object) => organiser.request(method, `${BASE}/${path}`, body)
const dataOf = ({ body }: ApiResponse) => Object(body).data

async function done(method: string, path: string, body?: object) {
  const response = await request(method, path, body)
  expect(response.status, response.text).toBe(200)
  return dataOf(response)
}

/** The file of a route, as bytes. */
async function download(path: string): Promise<Buffer> {
  const response = await fetch(`${backendUrl}${BASE}/${path}`, { headers: organiser.headers })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

/** Registers one person by the site. @returns the id of the ticket, and the address */
async function registered(event: StoredEvent, fields: object = {}) {
  const one = attendee(event, fields)
  await register(event, { attendees: [one] })
  const [row] = dataOf(await request('GET', `attendees?event=${event.id}&q=${encodeURIComponent(one.email)}`))
  return { id: Number(row.id), email: one.email, name: one.name }
}

describe('what an organiser sets', () => {
  const sale = (day: string) => ({
    ...{ opensAt: '2026-01-01T09:00', closesAt: `${day}T09:00`, changeUntil: day, cancelUntil: day },
    ...{ mostPerOrder: '11', fewPlaces: '25', hasWaitingList: 'yes', replyTo: '' },
  })

  async function openedEvent() {
    const editor = await deskEditor(newsroom, 'eindredacteur')
    const startsAt = new Date(Date.now() + 40 * 86_400_000)
    const document = await editor.create('event', {
      ...eventFields(`Proefcongres ${randomUUID().slice(0, 8)}`, dutchDay(startsAt)),
      ...{ startsAt: startsAt.toISOString(), endsAt: new Date(startsAt.getTime() + 8 * 3_600_000).toISOString() },
    })
    made.push(document)
    expect((await editor.publish('event', document.documentId)).status).toBe(200)
    const day = dutchDay(startsAt)
    await done('POST', 'events', { event: String(document.publicId), places: '3', ...sale(day) })
    return { editor, document, id: document.publicId, day, startsAt }
  }

  test('opens the registration of a published event, with times that fit', async () => {
    const { id, day } = await openedEvent()
    const wrong = await request('PUT', `events/${id}/sale`, { ...sale(day), opensAt: `${day}T09:30` })
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain('De inschrijving sluit voordat zij opent.')
    expect((await request('PUT', `events/${id}/sale`, { ...sale(day), mostPerOrder: 'veel' })).text).toContain(
      'vul een heel getal van 1 tot en met 50 in',
    )
    expect(await done('PUT', `events/${id}/sale`, { ...sale(day), mostPerOrder: '4' })).toMatchObject({
      mostPerOrder: 4,
    })
    expect((await request('POST', 'events', { event: String(id), places: '9', ...sale(day) })).status).toBe(200)
    expect((await done('GET', `events/${id}`)).quotas).toMatchObject([{ kind: 'event', size: 3 }])
  })

  test('makes ticket types, whose tickets count in a quota that is made later', async () => {
    const { id } = await openedEvent()
    const type = {
      ...{ name: 'Congres', description: '', priceIncl: '', priceExcl: '', vatRate: '2100', access: 'everybody' },
      ...{ domains: '', opensAt: '', closesAt: '', leastPerOrder: '1', mostPerOrder: '', quotaIds: [] },
    }
    const rejected = await request('PUT', `events/${id}/types`, { ...type, priceIncl: '121', access: 'domain' })
    expect(rejected.text).toContain('Vul beide prijzen in, of geen van beide.')
    expect(rejected.text).toContain('Vul de domeinen in')
    const { types } = await done('PUT', `events/${id}/types`, type)
    const event = { id, types: types.map((one: { id: number }) => one.id) }
    await register(event, { attendees: [attendee(event as StoredEvent), attendee(event as StoredEvent)] })
    const { quotas } = await done('PUT', `events/${id}/quotas`, { name: 'Dag een', size: '5' })
    const own = quotas.find(({ kind }: { kind: string }) => kind === 'type')
    const counted = await done('PUT', `events/${id}/types`, { ...type, typeId: event.types[0], quotaIds: [own.id] })
    expect(counted.quotas).toMatchObject([
      { kind: 'event', size: 3, sold: 2, free: 1 },
      { kind: 'type', name: 'Dag een', sold: 2, free: 3 },
    ])
    const below = await request('PUT', `events/${id}/quotas`, { quotaId: own.id, name: 'Dag een', size: '1' })
    expect(below.text).toContain('Er zijn al 2 kaarten uitgegeven.')
    expect((await request('POST', `events/${id}/quotas/removal`, { quotaId: own.id })).text).toContain('plaatsen bezet')
    expect(counted.log.map(({ kind }: { kind: string }) => kind)).toContain('type-added')
  })

  test('is for who organises events only', async () => {
    const { token } = await newsroom.createAndLogIn('advertentiebeheer')
    for (const path of ['events', 'attendees', 'waiting', 'invitations', 'attendees/export', 'attendees/workbook'])
      expect((await askAdmin('GET', `${BASE}/${path}`, undefined, { token })).status).toBe(403)
    expect((await askAdmin('POST', `${BASE}/mailing`, {}, { token })).status).toBe(403)
  })

  test('tells everybody once that an event moved, and then that it is cancelled', async () => {
    const { editor, document, id, startsAt } = await openedEvent()
    const type = { name: 'Congres', vatRate: '2100', access: 'everybody', leastPerOrder: '1' }
    const { types } = await done('PUT', `events/${id}/types`, type)
    const one = attendee({ types: types.map((each: { id: number }) => each.id) } as StoredEvent)
    await register({ id }, { attendees: [one] })
    await untilMail(one.email, 'Uw kaart')
    const later = new Date(startsAt.getTime() + 7 * 86_400_000)
    const moved = {
      ...{ startsAt: later.toISOString(), endsAt: new Date(later.getTime() + 8 * 3_600_000).toISOString() },
    }
    await editor.publish('event', document.documentId, moved)
    await editor.publish('event', document.documentId, {})
    const mail = await untilMail(one.email, 'Gewijzigd')
    expect(mail.text).toContain('Eerder was dat')
    const entry = String(await readAttachment(mail.attachments.find(({ type }) => type.includes('calendar')) as never))
    expect(entry).toContain('METHOD:REQUEST')
    expect(entry).toContain('SEQUENCE:1')
    await editor.publish('event', document.documentId, { ...moved, cancelledBecause: 'De zaal is ondergelopen.' })
    const cancelled = await untilMail(one.email, 'Afgelast')
    expect(cancelled.text).toContain('De zaal is ondergelopen.')
    const gone = String(
      await readAttachment(cancelled.attachments.find(({ type }) => type.includes('calendar')) as never),
    )
    expect(gone).toContain('METHOD:CANCEL')
    expect(gone).toContain('STATUS:CANCELLED')
    const subjects = (await mailsTo(one.email)).map(({ subject }) => subject.split(':')[0])
    expect(subjects.filter((subject) => subject === 'Gewijzigd')).toHaveLength(1)
    expect(subjects.filter((subject) => subject === 'Afgelast')).toHaveLength(1)
    const [ticket] = dataOf(await request('GET', `attendees?event=${id}&which=cancelled`))
    expect(ticket).toMatchObject({ state: 'cancelled' })
  })
})

describe('attendees', () => {
  test('are searched, filtered and downloaded as CSV and for Excel', async () => {
    const event = await storeEvent(knex, { places: 10, types: [{ name: 'Congres' }, { name: 'Diner' }] })
    const [, second = 0] = event.types
    await registered(event, { name: 'Anneke Smit', company: 'IJzerhandel De Kroon' })
    await registered(event, { name: 'Łódź Import', typeId: second })
    const names = async (query: string) =>
      dataOf(await request('GET', `attendees?event=${event.id}&${query}`)).map(({ name }: { name: string }) => name)
    expect(await names('sort=name')).toEqual(['Anneke Smit', 'Łódź Import'])
    expect(await names('q=kroon')).toEqual(['Anneke Smit'])
    expect(await names(`type=${second}`)).toEqual(['Łódź Import'])
    expect(await names('payment=paid')).toEqual([])
    expect(await names('presence=out&sort=-name')).toEqual(['Łódź Import', 'Anneke Smit'])
    expect((await request('GET', 'attendees?payment=gratis')).status).toBe(400)
    const csv = String(await download(`attendees/export?event=${event.id}&sort=name`))
    expect(csv.split('\r\n')[1]).toContain('Anneke Smit')
    expect((await download(`attendees/workbook?event=${event.id}`)).subarray(0, 2).toString()).toBe('PK')
  })

  test('are added by hand once, also where it is full when the organiser says so', async () => {
    const event = await storeEvent(knex, { places: 1, rooms: [1, 1] })
    const person = { event: event.id, typeId: String(event.types[0]), name: 'Bas Terlouw', email: visitorEmail() }
    const input = { ...person, company: '', sessionIds: event.sessions.slice(0, 1), idempotencyKey: randomUUID() }
    const [one, other] = await Promise.all([done('POST', 'attendees', input), done('POST', 'attendees', input)])
    expect(one.id).toBe(other.id)
    await untilMail(person.email, 'Uw kaart')
    const full = { ...input, email: visitorEmail(), sessionIds: [], idempotencyKey: randomUUID() }
    expect((await request('POST', 'attendees', full)).text).toContain('Er is geen plaats meer.')
    await done('POST', 'attendees', { ...full, isOverbooked: 'yes' })
    expect((await done('GET', `events/${event.id}`)).quotas[0]).toMatchObject({ sold: 2, free: -1 })
    expect((await request('POST', 'attendees', { ...input, email: 'bas', idempotencyKey: randomUUID() })).status).toBe(
      400,
    )
  })

  test('are moved, which frees the old room, and not to two rooms at once', async () => {
    const event = await storeEvent(knex, { places: 5, rooms: [1, 1] })
    const [first = 0, second = 0] = event.sessions
    const { id, email } = await registered(event, { sessions: [first] })
    const move = (sessionIds: number[]) =>
      request('PUT', `attendees/${id}/place`, { typeId: String(event.types[0]), sessionIds, reason: 'Op verzoek' })
    expect((await move([first, second])).status).toBe(409)
    expect((await move([second])).status).toBe(200)
    await untilMail(email, 'Gewijzigd')
    const { quotas } = await done('GET', `events/${event.id}`)
    expect(quotas.filter(({ kind }: { kind: string }) => kind === 'session')).toMatchObject([{ free: 1 }, { free: 0 }])
    expect(await registered(event, { sessions: [first] })).toBeDefined()
    expect((await move([first])).text).toContain('Daar is geen plaats meer.')
  })

  test('are corrected, or handed over with another code', async () => {
    const event = await storeEvent(knex, { places: 5 })
    const { id, email } = await registered(event, { name: 'Jan de Wt' })
    const before = await done('GET', `attendees/${id}`)
    const corrected = await done('PUT', `attendees/${id}/holder`, { name: 'Jan de Wit', email, company: '' })
    expect(corrected).toMatchObject({ name: 'Jan de Wit', code: before.code, holder: 1 })
    const to = visitorEmail()
    const after = await done('PUT', `attendees/${id}/holder`, { name: 'Eva Bos', email: to, company: '' })
    expect(after.holder).toBe(2)
    expect(after.code).not.toBe(before.code)
    await untilMail(email, 'Overgedragen')
    await untilMail(to, 'Uw kaart')
  })

  test('who paid get a credit note when they are cancelled, and their money is reported as paid back once', async () => {
    const event = await storeEvent(knex, { places: 5, types: [{ price: 10_000 }] })
    const email = visitorEmail()
    const attendees = [attendee(event), attendee(event)]
    await register(event, { attendees, order: companyOrder(email), totalCents: 24_200 })
    const [row] = dataOf(await request('GET', `attendees?event=${event.id}&q=${attendees[0]?.email}`))
    expect(row.payment).toBe('open')
    const [invoice] = await knex('gevel_event_registrations').where({ event_id: event.id }).pluck('invoice_id')
    await knex('gevel_invoices').where({ id: invoice }).update({ open_cents: 0 })
    const reason = 'Op verzoek van de bezoeker'
    const cancelled = await done('POST', `attendees/${row.id}/cancellation`, { reason })
    expect(cancelled).toMatchObject({ state: 'cancelled', payment: 'refund', refundCents: 12_100 })
    expect(await done('POST', `attendees/${row.id}/cancellation`, { reason })).toMatchObject({
      credit: cancelled.credit,
    })
    await untilMail(email, 'Creditnota')
    const refunds = [1, 2].map(() => done('POST', `attendees/${row.id}/refund`, { paidOn: dutchDay(new Date()) }))
    expect((await Promise.all(refunds)).map(({ payment }) => payment)).toEqual(['refunded', 'refunded'])
    expect((await done('GET', `events/${event.id}`)).quotas[0]).toMatchObject({ sold: 1, free: 4 })
  })

  test('are mailed once each, after a preview, to as many as the organiser saw', async () => {
    const event = await storeEvent(knex, { places: 5 })
    const email = visitorEmail()
    await registered(event, { email, name: 'Samira Aydin' })
    await registered(event, { email, name: 'Samira Aydin' })
    const filters = { event: String(event.id) }
    expect(await done('GET', `mailing?event=${event.id}`)).toMatchObject({ count: 1, names: ['Samira Aydin'] })
    const mail = { filters, subject: 'Neem uw laptop mee', text: 'Wij werken met eigen apparaten.' }
    expect((await done('POST', 'mailing/preview', mail)).html).toContain('Wij werken met eigen apparaten.')
    const sending = { ...mail, idempotencyKey: randomUUID() }
    expect((await request('POST', 'mailing', { ...sending, count: 7 })).text).toContain('Er zijn nu 1 ontvangers')
    await Promise.all([1, 2, 3].map(() => done('POST', 'mailing', { ...sending, count: 1 })))
    await untilMail(email, 'Neem uw laptop mee')
    expect((await mailsTo(email)).filter(({ subject }) => subject === 'Neem uw laptop mee')).toHaveLength(1)
  })

  test('get badges with their name, company and a code that a door reads', async () => {
    const event = await storeEvent(knex, { places: 20 })
    for (const name of ['Anneke Smit', 'Ömer Çelik', 'Wouter van der Steen-Wagenaar'])
      await registered(event, { name, company: 'IJzerhandel De Kroon' })
    const small = await download(`attendees/badges?event=${event.id}&format=a6`)
    expect((await textOfPdf(small)).join('\n')).toContain('Ömer Çelik')
    expect(await readQrCodesOfPdf(small)).toHaveLength(1)
    const sheet = await download(`attendees/badges?event=${event.id}&format=a4`)
    const codes = await readQrCodesOfPdf(sheet)
    expect(new Set(codes).size).toBe(3)
    expect(codes.every((code) => code.includes('/t/'))).toBe(true)
    expect((await request('GET', 'attendees/badges?format=a4')).status).toBe(400)
  })
})

describe('the waiting list', () => {
  test('gives a place by hand before others, and to nobody twice', async () => {
    const event = await storeEvent(knex, { places: 1 })
    await registered(event)
    const emails = [visitorEmail(), visitorEmail()]
    for (const [at, email] of emails.entries())
      await knex('gevel_event_waiting').insert({
        ...{ event_id: event.id, ticket_type_id: event.types[0], name: `Wacht ${at + 1}`, email },
        ...{ joined_at: new Date(), idempotency_key: randomUUID() },
      })
    const rows = dataOf(await request('GET', `waiting?event=${event.id}`))
    expect(rows.map(({ name, place }: { name: string; place: number }) => [name, place])).toEqual([
      ['Wacht 1', 1],
      ['Wacht 2', 2],
    ])
    const selection = { ids: [String(rows[1].id)] }
    const refused = await done('POST', 'waiting/offers', { selection })
    expect(refused).toEqual({ done: 0, skipped: [{ reason: 'Er is geen plaats vrij.', count: 1 }] })
    await Promise.all([1, 2].map(() => done('POST', 'waiting/offers', { selection, isOverbooked: 'yes' })))
    await untilMail(emails[1] ?? '', 'Plaats vrij')
    expect(await mailsTo(emails[1] ?? '')).toHaveLength(1)
    expect((await done('GET', `events/${event.id}`)).quotas[0]).toMatchObject({ sold: 1, offered: 1, free: -1 })
    await done('POST', 'waiting/removals', { selection, reason: 'Op verzoek' })
    expect((await done('GET', `events/${event.id}`)).quotas[0]).toMatchObject({ offered: 0, free: 0 })
  })
})

describe('an invitation to an event', () => {
  const until = () => `${addDays(dutchDay(new Date()), 20)}T17:00`

  test('is checked line by line, reserves its places, and sends nothing when a line is wrong', async () => {
    const event = await storeEvent(knex, { places: 5, types: [{ access: 'invitation' }] })
    const email = visitorEmail()
    const input = {
      ...{ event: String(event.id), typeId: String(event.types[0]), inviter: 'Noorderkade Groothandel', note: '' },
      ...{ expiresAt: until(), isReserved: 'yes', idempotencyKey: randomUUID() },
    }
    const list = `Naam;E-mail;Bedrijf;Plaatsen\nAnneke Smit;${email};IJzerhandel De Kroon;3\nBas;geen adres`
    expect(await done('POST', 'invitations/preview', { ...input, list })).toMatchObject({
      ...{ places: 3, free: 5, problems: [{ line: 3, problem: '‘geen adres’ is geen e-mailadres' }] },
    })
    const rejected = await request('POST', 'invitations', { ...input, list })
    expect(rejected.text).toContain('Regel 3: ‘geen adres’ is geen e-mailadres.')
    const many = `Anneke Smit;${email};IJzerhandel De Kroon;6`
    expect((await request('POST', 'invitations', { ...input, list: many })).text).toContain(
      '6 plaatsen nodig, en 5 vrij',
    )
    const good = `Anneke Smit;${email};IJzerhandel De Kroon;3`
    await Promise.all([1, 2].map(() => done('POST', 'invitations', { ...input, list: good })))
    expect((await done('GET', `events/${event.id}`)).quotas[0]).toMatchObject({ invited: 3, free: 2 })
    const mail = await untilMail(email, 'Uitnodiging')
    expect(await mailsTo(email)).toHaveLength(1)
    const code = codeIn(mail, '/uitnodiging')
    const attendees = [attendee(event), attendee(event)]
    expect((await sendRegistration(event, { attendees })).status).toBe(409)
    await register(event, { attendees, code })
    expect((await done('GET', `events/${event.id}`)).quotas[0]).toMatchObject({ sold: 2, invited: 1, free: 2 })
    expect((await sendRegistration(event, { attendees, code })).status).toBe(409)
    const [row] = dataOf(await request('GET', `invitations?event=${event.id}`))
    expect(row).toMatchObject({ state: 'accepted', used: 2, places: 3 })
    await done('POST', 'invitations/withdrawals', { selection: { ids: [String(row.id)] }, reason: 'Vol' })
    expect((await done('GET', `events/${event.id}`)).quotas[0]).toMatchObject({ sold: 2, invited: 0, free: 3 })
  })

  test('is declined without an account, which gives the places back, and reminded of once', async () => {
    const event = await storeEvent(knex, { places: 5 })
    const emails = [visitorEmail(), visitorEmail()]
    await done('POST', 'invitations', {
      ...{ event: String(event.id), typeId: String(event.types[0]), inviter: 'Noorderkade Groothandel' },
      ...{ expiresAt: until(), isReserved: 'yes', idempotencyKey: randomUUID() },
      list: emails
        .map((email, at) => `Genodigde ${at + 1};${email}`)
        .join('\n')
        .replaceAll(' 1', ' een')
        .replaceAll(' 2', ' twee'),
    })
    const code = codeIn(await untilMail(emails[0] ?? '', 'Uitnodiging'), '/uitnodiging')
    const decline = await fetch(`${backendUrl}/api/public/invitations/decline`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ code }),
    })
    expect(decline.status).toBe(200)
    expect((await done('GET', `events/${event.id}`)).quotas[0]).toMatchObject({ invited: 1, free: 4 })
    const rows = dataOf(await request('GET', `invitations?event=${event.id}&sort=name`))
    const selection = { ids: rows.map(({ id }: { id: number }) => String(id)) }
    expect(await done('POST', 'invitations/reminders', { selection })).toMatchObject({ done: 1 })
    expect(await done('POST', 'invitations/reminders', { selection })).toMatchObject({ done: 0 })
    await untilMail(emails[1] ?? '', 'Komt u?')
  })
})

test('the figures of an event count by day, type and company', async () => {
  const event = await storeEvent(knex, { places: 5, types: [{ name: 'Congres' }, { name: 'Diner' }] })
  await registered(event, { company: 'De Kroon' })
  await registered(event, { company: 'de kroon' })
  const { days, types, companies, valid } = await done('GET', `events/${event.id}/figures`)
  expect(valid).toBe(2)
  expect(days.at(-1)).toEqual({ day: dutchDay(new Date()), count: 2 })
  expect(types).toMatchObject([
    { name: 'Congres', count: 2, checkedIn: 0 },
    { name: 'Diner', count: 0 },
  ])
  expect(companies).toMatchObject([{ count: 2 }])
  expect(dutchClockOf(new Date())).toContain(days.at(-1).day)
})
