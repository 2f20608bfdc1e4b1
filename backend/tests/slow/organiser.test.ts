import { randomUUID } from 'node:crypto'
import { dutchDay } from '@gevel/contract/dutch-day'
import { dutchClockOf, momentOfDutchClock } from '@gevel/contract/dutch-moment'
import { describe, expect, test } from 'vitest'
import { writeDay } from '../../src/ledger/papers/days'
import { deskEditor } from '../support/desk.ts'
import { eventFields } from '../support/document-fields.ts'
import { askAdmin } from '../support/editors.ts'
import { type StoredEvent, storeEvent } from '../support/event-sale.ts'
import { mailsTo, readAttachment, untilMail } from '../support/mails.ts'
import { dataOf, openOrganiser, organiserPath } from '../support/organiser.ts'
import { askTicket, ticketsOf } from '../support/own-tickets.ts'
import { attendee, register, visitorEmail } from '../support/registrations.ts'
import { askAs } from '../support/visitor.ts'

const organiser = openOrganiser()
/** Lines of mails are broken anywhere. */
const wordsOf = ({ text }: { text: string }) => text.replaceAll(/\s+/g, ' ')

describe('what an organiser sets', () => {
  const sale = (day: string) => ({
    ...{ opensAt: '2026-01-01T09:00', closesAt: `${day}T09:00`, changeUntil: day, cancelUntil: day },
    ...{ mostPerOrder: '11', fewPlaces: '25', hasWaitingList: 'yes', replyTo: '' },
  })

  async function openedEvent() {
    const editor = await deskEditor(organiser.newsroom, 'eindredacteur')
    const day = dutchDay(new Date(Date.now() + 40 * 86_400_000))
    const startsAt = momentOfDutchClock(`${day}T10:00`)
    const document = await editor.create('event', {
      ...eventFields(`Proefcongres ${randomUUID().slice(0, 8)}`, day),
      ...{ startsAt: startsAt.toISOString(), endsAt: new Date(startsAt.getTime() + 8 * 3_600_000).toISOString() },
    })
    expect((await editor.publish('event', document.documentId)).status).toBe(200)
    await organiser.done('POST', 'events', { event: String(document.publicId), places: '3', ...sale(day) })
    return { editor, document, id: document.publicId, day, startsAt }
  }

  test('opens the registration of a published event, with times that fit', async () => {
    const { id, day } = await openedEvent()
    const wrong = await organiser.request('PUT', `events/${id}/sale`, { ...sale(day), opensAt: `${day}T09:30` })
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain('De inschrijving sluit voordat zij opent.')
    expect(
      (await organiser.request('PUT', `events/${id}/sale`, { ...sale(day), mostPerOrder: 'veel' })).text,
    ).toContain('vul een heel getal van 1 tot en met 50 in')
    expect(await organiser.done('PUT', `events/${id}/sale`, { ...sale(day), mostPerOrder: '4' })).toMatchObject({
      mostPerOrder: 4,
    })
    expect((await organiser.request('POST', 'events', { event: String(id), places: '9', ...sale(day) })).status).toBe(
      200,
    )
    expect((await organiser.done('GET', `events/${id}`)).quotas).toMatchObject([{ kind: 'event', size: 3 }])
  })

  test('makes ticket types, whose tickets count in a quota that is made later', async () => {
    const { id } = await openedEvent()
    const type = {
      ...{ name: 'Congres', description: '', priceIncl: '', priceExcl: '', vatRate: '2100', access: 'everybody' },
      ...{ domains: '', opensAt: '', closesAt: '', leastPerOrder: '1', mostPerOrder: '', quotaIds: [] },
    }
    const rejected = await organiser.request('PUT', `events/${id}/types`, {
      ...type,
      priceIncl: '121',
      access: 'domain',
    })
    expect(rejected.text).toContain('Vul beide prijzen in, of geen van beide.')
    expect(rejected.text).toContain('Vul de domeinen in')
    const { types } = await organiser.done('PUT', `events/${id}/types`, type)
    const event = { id, types: types.map((one: { id: number }) => one.id) }
    await register(event, { attendees: [attendee(event as StoredEvent), attendee(event as StoredEvent)] })
    const { quotas } = await organiser.done('PUT', `events/${id}/quotas`, { name: 'Dag een', size: '5' })
    const own = quotas.find(({ kind }: { kind: string }) => kind === 'type')
    const counted = await organiser.done('PUT', `events/${id}/types`, {
      ...type,
      typeId: event.types[0],
      quotaIds: [own.id],
    })
    expect(counted.quotas).toMatchObject([
      { kind: 'event', size: 3, sold: 2, free: 1 },
      { kind: 'type', name: 'Dag een', sold: 2, free: 3 },
    ])
    const below = await organiser.request('PUT', `events/${id}/quotas`, { quotaId: own.id, name: 'Dag een', size: '1' })
    expect(below.text).toContain('Er zijn al 2 kaarten uitgegeven.')
    expect((await organiser.request('POST', `events/${id}/quotas/removal`, { quotaId: own.id })).text).toContain(
      'plaatsen bezet',
    )
    expect(counted.log.map(({ kind }: { kind: string }) => kind)).toContain('type-added')
  })

  test('is for who organises events only', async () => {
    const { token } = await organiser.newsroom.createAndLogIn('advertentiebeheer')
    for (const path of ['events', 'attendees', 'waiting', 'invitations', 'attendees/export', 'attendees/workbook'])
      expect((await askAdmin('GET', `${organiserPath}/${path}`, undefined, { token })).status).toBe(403)
    expect((await askAdmin('POST', `${organiserPath}/mailing`, {}, { token })).status).toBe(403)
  })

  test('tells everybody once that an event moved, and then that it is cancelled', async () => {
    const { editor, document, id, startsAt } = await openedEvent()
    const type = { name: 'Congres', vatRate: '2100', access: 'everybody', leastPerOrder: '1' }
    const { types } = await organiser.done('PUT', `events/${id}/types`, type)
    const event = { types: types.map((each: { id: number }) => each.id) } as StoredEvent
    const one = attendee(event)
    await register({ id }, { attendees: [one, attendee(event), attendee(event)] })
    await untilMail(one.email, 'Uw kaart')
    const waiting = visitorEmail()
    const waits = { eventId: id, typeId: event.types[0], name: 'Wie wacht', email: waiting, company: null }
    await askAs({}, 'POST', '/public/event-waiting', { ...waits, idempotencyKey: randomUUID() })
    await untilMail(waiting, 'Wachtlijst')
    const later = new Date(startsAt.getTime() + 7 * 86_400_000)
    const moved = {
      ...{ startsAt: later.toISOString(), endsAt: new Date(later.getTime() + 8 * 3_600_000).toISOString() },
    }
    await editor.publish('event', document.documentId, moved)
    await editor.publish('event', document.documentId, {})
    const mail = await untilMail(one.email, 'Gewijzigd')
    expect(mail.text).toContain('Eerder was dat')
    const lastDay = dutchDay(later)
    expect(wordsOf(mail)).toContain(`annuleert u kosteloos tot en met ${writeDay(lastDay)}`)
    expect(await organiser.done('GET', `events/${id}`)).toMatchObject({ changeUntil: lastDay, cancelUntil: lastDay })
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
    const gonePlace = await untilMail(waiting, 'Afgelast')
    expect(wordsOf(gonePlace)).toContain('Uw plaats op de wachtlijst is vervallen.')
    const ofWaiting = await untilMail(waiting, 'Gewijzigd')
    expect(wordsOf(ofWaiting)).toContain('Uw plaats op de wachtlijst blijft.')
    for (const email of [one.email, waiting]) {
      const subjects = (await mailsTo(email)).map(({ subject }) => subject.split(':')[0])
      expect(subjects.filter((subject) => subject === 'Gewijzigd')).toHaveLength(1)
      expect(subjects.filter((subject) => subject === 'Afgelast')).toHaveLength(1)
    }
    const [ticket] = dataOf(await organiser.request('GET', `attendees?event=${id}&which=cancelled`))
    expect(ticket).toMatchObject({ state: 'cancelled' })
  })
})

test('the rooms of a moved event keep their tickets and go along, with what holders picked of the programme', async () => {
  const editor = await deskEditor(organiser.newsroom, 'eindredacteur')
  const startsAt = new Date(Date.now() + 40 * 86_400_000)
  const lasting = (begin: Date) => ({
    startsAt: begin.toISOString(),
    endsAt: new Date(begin.getTime() + 56 * 3_600_000).toISOString(),
  })
  const part = (start: string, room: string, day: Date | null = null) => ({
    ...{ start: `${start}:00.000`, room, title: `Sessie in de ${room}`, day: day && dutchDay(day) },
  })
  const nextDay = (begin: Date) => new Date(begin.getTime() + 86_400_000)
  const programmeOf = (begin: Date) => [
    ...[part('11:15', 'Ovenzaal'), part('14:00', 'Loft'), part('11:15', 'Ovenzaal', nextDay(begin))],
  ]
  const document = await editor.create('event', {
    ...eventFields(`Proefcongres ${randomUUID().slice(0, 8)}`, dutchDay(startsAt)),
    ...lasting(startsAt),
    programme: programmeOf(startsAt),
  })
  expect((await editor.publish('event', document.documentId)).status).toBe(200)
  const [id, day] = [document.publicId, dutchDay(startsAt)]
  await organiser.done('POST', 'events', {
    ...{ event: String(id), places: '9', opensAt: '2026-01-01T09:00', closesAt: `${day}T09:00`, changeUntil: day },
    ...{ cancelUntil: day, mostPerOrder: '11', fewPlaces: '25', hasWaitingList: 'yes', replyTo: '' },
  })
  const type = { name: 'Congres', vatRate: '2100', access: 'everybody', leastPerOrder: '1' }
  const { types } = await organiser.done('PUT', `events/${id}/types`, type)
  for (const on of [startsAt, nextDay(startsAt)])
    await organiser.done('POST', `events/${id}/sessions`, {
      ...{ item: `${dutchDay(on)} 11:15 Ovenzaal`, size: '5', isAsked: 'yes' },
    })
  const { sessions } = await organiser.done('GET', `events/${id}`)
  const one = attendee({ types: types.map((each: { id: number }) => each.id) } as StoredEvent, {
    sessions: [sessions[0].id],
  })
  const { code } = await register({ id }, { attendees: [one] })
  const [ticket] = await ticketsOf(code)
  const programme = async () =>
    Object((await askTicket(ticket?.id ?? 0, 'programme', { code })).body).data.map(
      ({ key, hasPlace, isPicked }: { key: string; hasPlace: boolean; isPicked: boolean }) => [key, hasPlace, isPicked],
    )
  await askTicket(ticket?.id ?? 0, 'picks', { code, picks: [`${day} 14:00 Loft`] })
  const own = (begin: Date) => [
    [`${dutchDay(begin)} 11:15 Ovenzaal`, true, true],
    [`${dutchDay(begin)} 14:00 Loft`, false, true],
    [`${dutchDay(nextDay(begin))} 11:15 Ovenzaal`, false, false],
  ]
  expect(await programme()).toEqual(own(startsAt))
  const later = nextDay(startsAt)
  await editor.publish('event', document.documentId, { ...lasting(later), programme: programmeOf(later) })
  const mail = await untilMail(one.email, 'Gewijzigd')
  expect(await programme()).toEqual(own(later))
  const entry = String(await readAttachment(mail.attachments.find(({ type }) => type.includes('calendar')) as never))
  expect(entry).toContain('11.15 Ovenzaal')
  expect(entry).toContain('14.00 Loft')
})

test('the figures of an event count by day, type and company', async () => {
  const event = await storeEvent(organiser.knex, { places: 5, types: [{ name: 'Congres' }, { name: 'Diner' }] })
  await organiser.register(event, { company: 'De Kroon' })
  await organiser.register(event, { company: 'de kroon' })
  const { days, types, companies, valid } = await organiser.done('GET', `events/${event.id}/figures`)
  expect(valid).toBe(2)
  expect(days.at(-1)).toEqual({ day: dutchDay(new Date()), count: 2 })
  expect(types).toMatchObject([
    { name: 'Congres', count: 2, checkedIn: 0 },
    { name: 'Diner', count: 0 },
  ])
  expect(companies).toMatchObject([{ count: 2 }])
  expect(dutchClockOf(new Date())).toContain(days.at(-1).day)
})
