import { randomInt } from 'node:crypto'
import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import type { Knex } from 'knex'
import { tablesOf } from '../../src/platform/database/tables-of'

interface TypeFields {
  name?: string
  /** in cents, without VAT */
  price?: number
  /** of a quota of its own */
  places?: number
  access?: 'everybody' | 'subscriber' | 'invitation' | 'domain'
  domains?: string[]
  opensAt?: Date
  closesAt?: Date
  /** in one registration */
  least?: number
  most?: number
}

interface EventFields {
  /** of the whole event */
  places: number
  types?: TypeFields[]
  /** rooms at one time, with their places; null for a room for all */
  rooms?: (number | null)[]
  /** when it begins, by default in thirty days */
  startsAt?: Date
  closesAt?: Date
  hasWaitingList?: boolean
  questions?: { label: string; choices?: string[]; isRequired?: boolean }[]
}

export interface StoredEvent {
  id: number
  title: string
  types: number[]
  sessions: number[]
  quotas: { event: number; types: (number | null)[]; rooms: (number | null)[] }
}

/** Stores an event that can be registered for; it exists in no document. */
export async function storeEvent(knex: Knex, fields: EventFields): Promise<StoredEvent> {
  const { places, types = [{}], rooms = [], questions = [] } = fields
  const id = 800_000_000 + randomInt(90_000_000)
  const title = `Proefdag ${id}`
  const now = Date.now()
  const startsAt = fields.startsAt ?? new Date(now + 30 * 86_400_000)
  const day = dutchDay(startsAt)
  const tables = tablesOf(knex)
  await tables
    .insertInto('gevel_events')
    .values({
      ...{ id, document_id: `proef-${id}`, title, starts_at: startsAt },
      ends_at: new Date(startsAt.getTime() + 8 * 3_600_000),
      venue: JSON.stringify({ name: 'De Steenhal', street: 'Kalkoven 40', postcode: '3511 AB', city: 'Utrecht' }),
      opens_at: new Date(Math.min(now, startsAt.getTime()) - 60 * 86_400_000),
      closes_at: fields.closesAt ?? new Date(startsAt.getTime() - 3_600_000),
      ...{ change_until: addDays(day, -2), cancel_until: addDays(day, -7) },
      has_waiting_list: fields.hasWaitingList ?? true,
    })
    .execute()
  const addQuota = async (kind: 'event' | 'type' | 'session', size: number) => {
    const values = { event_id: id, kind, name: kind, size }
    const row = await tables.insertInto('gevel_event_quotas').values(values).returning('id').executeTakeFirstOrThrow()
    return row.id
  }
  const stored: StoredEvent = {
    ...{ id, title, types: [], sessions: [] },
    quotas: { event: await addQuota('event', places), types: [], rooms: [] },
  }
  for (const [position, type] of types.entries()) {
    const price = type.price ?? 0
    const row = await tables
      .insertInto('gevel_event_ticket_types')
      .values({
        ...{ event_id: id, position, name: type.name ?? `Kaart ${position + 1}`, vat_rate: 2100 },
        ...{ price_excl_cents: price, price_incl_cents: Math.round(price * 1.21), access: type.access ?? 'everybody' },
        ...{ domains: type.domains ?? [], opens_at: type.opensAt ?? null, closes_at: type.closesAt ?? null },
        ...{ least_per_order: type.least ?? 1, most_per_order: type.most ?? null },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    stored.types.push(row.id)
    const quotaId = type.places === undefined ? null : await addQuota('type', type.places)
    stored.quotas.types.push(quotaId)
    if (quotaId !== null)
      await tables.insertInto('gevel_event_type_quotas').values({ ticket_type_id: row.id, quota_id: quotaId }).execute()
  }
  for (const [index, size] of rooms.entries()) {
    const quotaId = size === null ? null : await addQuota('session', size)
    stored.quotas.rooms.push(quotaId)
    const row = await tables
      .insertInto('gevel_event_sessions')
      .values({
        ...{ event_id: id, day, start: '11:15', room: `Zaal ${index + 1}`, title: `Sessie ${index + 1}` },
        quota_id: quotaId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    stored.sessions.push(row.id)
  }
  for (const [position, { label, choices, isRequired }] of questions.entries())
    await tables
      .insertInto('gevel_event_questions')
      .values({
        ...{ event_id: id, position, label, kind: choices ? 'choice' : 'text', choices: choices ?? [] },
        is_required: isRequired ?? false,
      })
      .execute()
  return stored
}
