import { randomUUID } from 'node:crypto'
import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { describe, expect, test } from 'vitest'
import { backendUrl } from '../support/backend.ts'
import { storeEvent } from '../support/event-sale.ts'
import { codeIn, mailsTo, untilMail } from '../support/mails.ts'
import { dataOf, openOrganiser } from '../support/organiser.ts'
import { attendee, register, sendRegistration, visitorEmail } from '../support/registrations.ts'
import { askAs } from '../support/visitor.ts'

const organiser = openOrganiser()

describe('the waiting list', () => {
  test('gives a place by hand before others, and to nobody twice', async () => {
    const event = await storeEvent(organiser.knex, { places: 1 })
    await organiser.register(event)
    const emails = [visitorEmail(), visitorEmail()]
    for (const [at, email] of emails.entries())
      await organiser.knex('gevel_event_waiting').insert({
        ...{ event_id: event.id, ticket_type_id: event.types[0], name: `Wacht ${at + 1}`, email },
        ...{ joined_at: new Date(), idempotency_key: randomUUID() },
      })
    const rows = dataOf(await organiser.request('GET', `waiting?event=${event.id}`))
    expect(rows.map(({ name, place }: { name: string; place: number }) => [name, place])).toEqual([
      ['Wacht 1', 1],
      ['Wacht 2', 2],
    ])
    const selection = { ids: [String(rows[1].id)] }
    const refused = await organiser.done('POST', 'waiting/offers', { selection })
    expect(refused).toEqual({ done: 0, skipped: [{ reason: 'Er is geen plaats vrij.', count: 1 }] })
    await Promise.all([1, 2].map(() => organiser.done('POST', 'waiting/offers', { selection, isOverbooked: 'yes' })))
    await untilMail(emails[1] ?? '', 'Plaats vrij')
    expect(await mailsTo(emails[1] ?? '')).toHaveLength(1)
    expect((await organiser.done('GET', `events/${event.id}`)).quotas[0]).toMatchObject({
      sold: 1,
      offered: 1,
      free: -1,
    })
    await organiser.done('POST', 'waiting/removals', { selection, reason: 'Op verzoek' })
    expect((await organiser.done('GET', `events/${event.id}`)).quotas[0]).toMatchObject({ offered: 0, free: 0 })
  })
})

describe('an invitation to an event', () => {
  const until = () => `${addDays(dutchDay(new Date()), 20)}T17:00`

  test('is checked line by line, reserves its places, and sends nothing when a line is wrong', async () => {
    const event = await storeEvent(organiser.knex, { places: 5, types: [{ access: 'invitation' }] })
    const email = visitorEmail()
    const input = {
      ...{ event: String(event.id), typeId: String(event.types[0]), inviter: 'Noorderkade Groothandel', note: '' },
      ...{ expiresAt: until(), isReserved: 'yes', idempotencyKey: randomUUID() },
    }
    const list = `Naam;E-mail;Bedrijf;Plaatsen\nAnneke Smit;${email};IJzerhandel De Kroon;3\nBas;geen adres`
    expect(await organiser.done('POST', 'invitations/preview', { ...input, list })).toMatchObject({
      ...{ places: 3, free: 5, problems: [{ line: 3, problem: '‘geen adres’ is geen e-mailadres' }] },
    })
    const rejected = await organiser.request('POST', 'invitations', { ...input, list })
    expect(rejected.text).toContain('Regel 3: ‘geen adres’ is geen e-mailadres.')
    const many = `Anneke Smit;${email};IJzerhandel De Kroon;6`
    expect((await organiser.request('POST', 'invitations', { ...input, list: many })).text).toContain(
      '6 plaatsen nodig, en 5 vrij',
    )
    const good = `Anneke Smit;${email};IJzerhandel De Kroon;3`
    await Promise.all([1, 2].map(() => organiser.done('POST', 'invitations', { ...input, list: good })))
    expect((await organiser.done('GET', `events/${event.id}`)).quotas[0]).toMatchObject({ invited: 3, free: 2 })
    const mail = await untilMail(email, 'Uitnodiging')
    expect(await mailsTo(email)).toHaveLength(1)
    const code = codeIn(mail, '/uitnodiging')
    const attendees = [attendee(event), attendee(event)]
    expect((await sendRegistration(event, { attendees })).status).toBe(409)
    await register(event, { attendees, code })
    expect((await organiser.done('GET', `events/${event.id}`)).quotas[0]).toMatchObject({
      sold: 2,
      invited: 1,
      free: 2,
    })
    expect((await sendRegistration(event, { attendees, code })).status).toBe(409)
    const [row] = dataOf(await organiser.request('GET', `invitations?event=${event.id}`))
    expect(row).toMatchObject({ state: 'accepted', used: 2, places: 3 })
    await organiser.done('POST', 'invitations/withdrawals', { selection: { ids: [String(row.id)] }, reason: 'Vol' })
    expect((await organiser.done('GET', `events/${event.id}`)).quotas[0]).toMatchObject({
      sold: 2,
      invited: 0,
      free: 3,
    })
  })

  test('gives its last place to one of two who use it at the same moment', async () => {
    const event = await storeEvent(organiser.knex, { places: 5, types: [{ access: 'invitation' }] })
    const email = visitorEmail()
    await organiser.done('POST', 'invitations', {
      ...{ event: String(event.id), typeId: String(event.types[0]), inviter: 'Noorderkade Groothandel' },
      ...{ expiresAt: until(), isReserved: 'yes', idempotencyKey: randomUUID() },
      list: `Anneke Smit;${email};IJzerhandel De Kroon;1`,
    })
    const code = codeIn(await untilMail(email, 'Uitnodiging'), '/uitnodiging')
    const sent = await Promise.all([1, 2].map(() => sendRegistration(event, { attendees: [attendee(event)], code })))
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('that is taken back offers those who wait the places that are really free, and no more', async () => {
    const event = await storeEvent(organiser.knex, { places: 2 })
    const email = visitorEmail()
    await organiser.done('POST', 'invitations', {
      ...{ event: String(event.id), typeId: String(event.types[0]), inviter: 'Noorderkade Groothandel' },
      ...{ expiresAt: until(), isReserved: 'yes', idempotencyKey: randomUUID() },
      list: `Anneke Smit;${email};IJzerhandel De Kroon;2`,
    })
    await untilMail(email, 'Uitnodiging')
    // the room became smaller than what is reserved
    await organiser.knex('gevel_event_quotas').where({ id: event.quotas.event }).update({ size: 1 })
    const waiting = [visitorEmail(), visitorEmail(), visitorEmail()]
    for (const address of waiting)
      await askAs({}, 'POST', '/public/event-waiting', {
        ...{ eventId: event.id, typeId: event.types[0], name: 'Wie wacht', email: address, company: null },
        idempotencyKey: randomUUID(),
      })
    const [row] = dataOf(await organiser.request('GET', `invitations?event=${event.id}`))
    await organiser.done('POST', 'invitations/withdrawals', {
      ...{ selection: { ids: [String(row.id)] }, reason: 'Komt niet' },
    })
    await untilMail(waiting[0] ?? '', 'Plaats vrij')
    const offered = await organiser.knex('gevel_event_waiting').where({ event_id: event.id, state: 'offered' })
    expect(offered).toHaveLength(1)
  })

  test('is declined without an account, which gives the places back, and reminded of once', async () => {
    const event = await storeEvent(organiser.knex, { places: 5 })
    const emails = [visitorEmail(), visitorEmail()]
    await organiser.done('POST', 'invitations', {
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
    expect((await organiser.done('GET', `events/${event.id}`)).quotas[0]).toMatchObject({ invited: 1, free: 4 })
    const rows = dataOf(await organiser.request('GET', `invitations?event=${event.id}&sort=name`))
    const selection = { ids: rows.map(({ id }: { id: number }) => String(id)) }
    expect(await organiser.done('POST', 'invitations/reminders', { selection })).toMatchObject({ done: 1 })
    expect(await organiser.done('POST', 'invitations/reminders', { selection })).toMatchObject({ done: 0 })
    await untilMail(emails[1] ?? '', 'Komt u?')
  })
})
