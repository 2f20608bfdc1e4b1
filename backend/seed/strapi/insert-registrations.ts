import { randomUUID } from 'node:crypto'
import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { newTicketCode } from '../../src/features/registrations/stored/new-code'
import { claimPlaces, loadPlaces, placesOf } from '../../src/features/registrations/stored/quotas'
import { tablesOf } from '../../src/platform/database/tables-of'
import type { EventSource, RegistrationSource } from '../content/agenda-data'
import { documentId } from '../documents/document-id'
import type { Transaction } from '../rows/insert-rows'
import type { Account } from './accounts'

const dayMs = 86_400_000

const firstNames =
  'Anneke Bas Samira Femke Ruben Marit Gerard Karim Malika Hanneke Joost Sanne Thijs Fatma Roel Lotte Pim Noor'.split(
    ' ',
  )
const lastNames =
  'Smit|Terlouw|Aydin|Postma|Lont|Hoekstra|van Dam|Benali|Tahiri|Wolthuis|Verhagen|de Wit|Maas|Yildirim|Kuiper|de Boer|Vos'.split(
    '|',
  )
const companies = ['Klusdepot', 'Hamerslag', 'Doehoek', 'Timmerplaats', 'Kleurkamer', 'Vierkant Wonen', null]

interface Seeded {
  id: number
  startsAt: Date
  registration: RegistrationSource
}

/**
 * Opens the registration for the events that have one, with the tickets that are sold. One of the first event and one of a past one are
 * those of the demo's reader.
 * @returns how many tickets there are
 */
export async function insertRegistrations(
  trx: Transaction,
  events: readonly EventSource[],
  accounts: readonly Account[],
): Promise<number> {
  let tickets = 0
  for (const event of events) {
    const { registration } = event
    if (!registration) continue
    const seeded = await insertEvent(trx, event, registration)
    await insertSessions(trx, event, seeded)
    for (const [position, { label, help, kind, choices }] of registration.questions.entries())
      await tablesOf(trx)
        .insertInto('gevel_event_questions')
        .values({ event_id: seeded.id, position, kind, label, help: help ?? null, choices })
        .execute()
    tickets += await insertTypes(trx, seeded, accounts)
    await insertInvitations(trx, seeded)
  }
  await insertDoorStaff(trx, accounts)
  return tickets
}

/** The manager of the demo checks in at the doors of all events. */
async function insertDoorStaff(trx: Transaction, accounts: readonly Account[]): Promise<void> {
  const manager = accounts.find(({ role }) => role === 'manager')
  const [userId] = manager ? await trx('up_users').where({ email: manager.email }).pluck('id') : []
  if (userId === undefined) return
  await tablesOf(trx)
    .insertInto('gevel_door_staff')
    .values({ user_id: userId, event_id: null, added_by: 'Olga Eigenaar', added_at: new Date() })
    .execute()
}

async function insertEvent(
  trx: Transaction,
  { slug, venue }: EventSource,
  registration: RegistrationSource,
): Promise<Seeded> {
  const key = documentId('event', slug)
  const row: { publicId: number; title: string; startsAt: Date; endsAt: Date } = await trx('events')
    .where({ document_id: key })
    .whereNotNull('published_at')
    .first('public_id as publicId', 'title', 'starts_at as startsAt', 'ends_at as endsAt')
  const startsAt = new Date(row.startsAt)
  const before = (days: number) => new Date(startsAt.getTime() - days * dayMs)
  await tablesOf(trx)
    .insertInto('gevel_events')
    .values({
      ...{ id: row.publicId, document_id: key, title: row.title, starts_at: startsAt, ends_at: new Date(row.endsAt) },
      venue: venue
        ? JSON.stringify({ ...venue, street: venue.street ?? null, postcode: venue.postcode ?? null })
        : null,
      ...{ opens_at: before(registration.opensBefore), closes_at: before(registration.closesBefore) },
      change_until: addDays(dutchDay(startsAt), -registration.changeBefore),
      cancel_until: addDays(dutchDay(startsAt), -registration.cancelBefore),
      ...{ has_waiting_list: registration.hasWaitingList, created_at: before(registration.opensBefore) },
    })
    .execute()
  await insertQuota(trx, row.publicId, { kind: 'event', name: 'Hele evenement', size: registration.places })
  return { id: row.publicId, startsAt, registration }
}

async function insertQuota(
  trx: Transaction,
  eventId: number,
  quota: { kind: 'event' | 'type' | 'session'; name: string; size: number },
): Promise<number> {
  const { id } = await tablesOf(trx)
    .insertInto('gevel_event_quotas')
    .values({ event_id: eventId, ...quota })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertSessions(trx: Transaction, { programme }: EventSource, { id, startsAt, registration }: Seeded) {
  for (const { start, room, places } of registration.sessions) {
    const part = programme.find((one) => one.start === start && one.room === room)
    if (!part) throw new Error(`The programme has no part in ${room} at ${start}`)
    const name = `${room} ${start}`
    const quotaId = places === undefined ? null : await insertQuota(trx, id, { kind: 'session', name, size: places })
    await tablesOf(trx)
      .insertInto('gevel_event_sessions')
      .values({
        ...{
          event_id: id,
          day: part.day ?? dutchDay(startsAt),
          start,
          ends: part.end ?? null,
          room,
          title: part.title,
        },
        quota_id: quotaId,
      })
      .execute()
  }
}

async function insertTypes(trx: Transaction, event: Seeded, accounts: readonly Account[]): Promise<number> {
  const { id: eventId, registration } = event
  let tickets = 0
  for (const [position, type] of registration.types.entries()) {
    const [excl, incl] = type.price.map((euros) => Math.round(euros * 100)) as [number, number]
    const { id } = await tablesOf(trx)
      .insertInto('gevel_event_ticket_types')
      .values({
        ...{ event_id: eventId, position, name: type.name, description: type.description ?? null },
        ...{ price_excl_cents: excl, price_incl_cents: incl, vat_rate: 2100, access: type.access },
        ...{ domains: type.domains, most_per_order: type.most ?? null },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (type.places !== undefined) {
      const quotaId = await insertQuota(trx, eventId, { kind: 'type', name: type.name, size: type.places })
      await tablesOf(trx)
        .insertInto('gevel_event_type_quotas')
        .values({ ticket_type_id: id, quota_id: quotaId })
        .execute()
    }
    await insertTickets(trx, event, { typeId: id, count: type.sold, unitCents: 0, first: tickets, accounts })
    tickets += type.sold
    await insertWaiting(trx, event, id, type.waiting)
  }
  return tickets
}

/** Invites people and companies. Their places are reserved until a week before the event. */
async function insertInvitations(trx: Transaction, { id, startsAt, registration }: Seeded): Promise<void> {
  const tables = tablesOf(trx)
  const type = await tables
    .selectFrom('gevel_event_ticket_types')
    .select('id')
    .where('event_id', '=', id)
    .where('access', '=', 'invitation')
    .executeTakeFirst()
  if (!type) return
  const { map } = await loadPlaces(trx, id, startsAt)
  const sentAt = new Date(startsAt.getTime() - registration.opensBefore * dayMs)
  const expiresAt = new Date(startsAt.getTime() - 7 * dayMs)
  for (const { inviter, name, email, company, places, isDeclined, note } of registration.invitations) {
    const invitation = await tables
      .insertInto('gevel_event_invitations')
      .values({
        ...{ event_id: id, ticket_type_id: type.id, company: company ?? null, places, is_reserved: !isDeclined },
        ...{ inviter, note: note ?? null, created_by: 'Olga Eigenaar', created_at: sentAt, expires_at: expiresAt },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tables
      .insertInto('gevel_invitations')
      .values({
        ...{ purpose: 'event', subject_id: invitation.id, email, name, inviter, note: note ?? null },
        ...{
          sent_at: sentAt,
          expires_at: expiresAt,
          declined_at: isDeclined ? new Date(sentAt.getTime() + dayMs) : null,
        },
      })
      .execute()
    if (isDeclined) continue
    const claimant = { invitation_id: invitation.id }
    await claimPlaces(trx, [{ claimant, places: placesOf(map, [{ id: type.id, count: places }], []) }], expiresAt)
  }
}

interface Sold {
  typeId: number
  count: number
  unitCents: number
  /** number of the first, for its name */
  first: number
  accounts: readonly Account[]
}

/** Somebody of the demo, by number. */
function personOf(number: number) {
  const name = `${firstNames[number % firstNames.length]} ${lastNames[(number * 7) % lastNames.length]}`
  const company = companies[number % companies.length] ?? null
  return { name, email: `bezoeker${number + 1}@handel.example`, company }
}

async function insertTickets(trx: Transaction, { id, startsAt, registration }: Seeded, sold: Sold): Promise<void> {
  const { typeId, count, unitCents, first, accounts } = sold
  if (count === 0) return
  const tables = tablesOf(trx)
  const since = startsAt.getTime() - registration.opensBefore * dayMs
  const people = Array.from({ length: count }, (_, index) => {
    const own = first === 0 && index === 0 ? accounts[0] : undefined
    const at = new Date(since + ((first + index + 1) * registration.opensBefore * dayMs) / (registration.places * 3))
    return { ...personOf(first + index), ...(own && { name: own.name, email: own.email }), at }
  })
  const registrations = await tables
    .insertInto('gevel_event_registrations')
    .values(
      people.map(({ name, email, company, at }) => ({
        ...{ event_id: id, name, email, company, source: 'site' as const },
        ...{ idempotency_key: randomUUID(), registered_at: at },
      })),
    )
    .returning('id')
    .execute()
  const tickets = await tables
    .insertInto('gevel_event_tickets')
    .values(
      people.map(({ name, email, company, at }, index) => ({
        ...{ registration_id: registrations[index]?.id ?? 0, event_id: id, ticket_type_id: typeId, position: 1 },
        ...{ name, email, company, code: newTicketCode(), unit_cents: unitCents, changed_at: at },
      })),
    )
    .returning('id')
    .execute()
  const sessions = await tables
    .selectFrom('gevel_event_sessions')
    .select(['id', 'day', 'start'])
    .where('event_id', '=', id)
    .orderBy('id')
    .execute()
  const { map } = await loadPlaces(trx, id, startsAt)
  const slots = [...Map.groupBy(sessions, ({ day, start }) => `${day} ${start}`).values()]
  // every fourth chose a smaller room
  const chosen = tickets.map((_, index) =>
    slots.flatMap((slot) => slot[index % 16 === 0 ? 2 : index % 4 === 0 ? 1 : 0]?.id ?? []),
  )
  const choices = tickets.flatMap(({ id: ticketId }, index) =>
    (chosen[index] ?? []).map((sessionId) => ({ ticket_id: ticketId, session_id: sessionId })),
  )
  if (choices.length > 0) await tables.insertInto('gevel_event_ticket_sessions').values(choices).execute()
  await claimPlaces(
    trx,
    tickets.map(({ id: ticketId }, index) => ({
      claimant: { ticket_id: ticketId },
      places: placesOf(
        map,
        [{ id: typeId, count: 1 }],
        (chosen[index] ?? []).map((sessionId) => ({ id: sessionId, count: 1 })),
      ),
    })),
    null,
  )
}

async function insertWaiting(trx: Transaction, { id, startsAt }: Seeded, typeId: number, count: number): Promise<void> {
  if (count === 0) return
  await tablesOf(trx)
    .insertInto('gevel_event_waiting')
    .values(
      Array.from({ length: count }, (_, index) => ({
        ...{ event_id: id, ticket_type_id: typeId, ...personOf(1000 + index) },
        ...{ joined_at: new Date(startsAt.getTime() - (60 - index) * dayMs), idempotency_key: randomUUID() },
      })),
    )
    .execute()
}
