import type { EventSale } from '@gevel/contract/event-sales'
import { cents } from '@gevel/contract/money/cents'
import type { Knex } from 'knex'
import { sql } from 'kysely'
import { tablesOf } from '../../../platform/database/tables-of'
import { type EventRow, findEvent } from '../stored/event-row'
import { loadPlaces, mostOf, type Own } from '../stored/quotas'
import { eventStateOf, saleStateOf } from './sale-state'

/** What can be registered for now; null for an event without registration. */
export async function loadSale(knex: Knex, eventId: number, at: Date, own: Own = {}): Promise<EventSale | null> {
  const event = await findEvent(knex, eventId)
  return event ? saleOf(knex, event, at, own) : null
}

/** The registration for an event at a moment, with the places that are free then. @param own what the visitor holds already */
export async function saleOf(knex: Knex, event: EventRow, at: Date, own: Own = {}): Promise<EventSale> {
  const isOwn = own.draftId !== undefined || own.waitingId !== undefined
  const [page, types, sessions, questions, quotas, { free, map }, forOthers] = await Promise.all([
    knex('events').where({ public_id: event.id }).whereNotNull('published_at').first('slug', 'edition'),
    loadTypes(knex, event.id, own.draftId !== undefined),
    loadSessions(knex, event.id),
    loadQuestions(knex, event.id),
    tablesOf(knex)
      .selectFrom('gevel_event_quotas')
      .select(['id', 'kind', 'size'])
      .where('event_id', '=', event.id)
      .execute(),
    loadPlaces(knex, event.id, at, own),
    isOwn ? loadPlaces(knex, event.id, at) : null,
  ])
  const whole = quotas.find(({ kind }) => kind === 'event')
  const held = new Map([...free].map(([id, places]) => [id, places - (forOthers?.free.get(id) ?? places)]))
  const sizes = new Map(quotas.map(({ id, size }) => [id, size]))
  const shown = types.map((type) => {
    const opensAt = laterOf(event.opens_at, type.opensAt)
    const closesAt = earlierOf(event.closes_at, type.closesAt)
    const quotaIds = map.ofType.get(type.id) ?? []
    // those who wait for it are offered places first, but none that somebody holds already
    const most = mostOf(quotaIds, free)
    const left = Math.max(0, most - type.waiting, Math.min(most, mostOf(quotaIds, held)))
    const facts = { at, opensAt, closesAt, left, few: event.few_places, hasWaitingList: event.has_waiting_list }
    const state = type.withdrawnAt === null ? saleStateOf(facts) : 'closed'
    return {
      ...{ id: type.id, name: type.name, description: type.description, vatRate: type.vatRate },
      ...{ priceInclCents: cents(type.priceInclCents), priceExclCents: cents(type.priceExclCents) },
      ...{ access: type.access, domains: type.domains, state, left, least: type.least, waiting: type.waiting },
      ...{ opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() },
      most: Math.min(type.most ?? event.most_per_order, event.most_per_order),
    }
  })
  const open = shown.filter(({ access }) => access !== 'invitation')
  return {
    ...{
      eventId: event.id,
      slug: page?.slug ?? null,
      edition: page?.edition ?? 'general',
      title: event.title,
      venue: event.venue,
      most: event.most_per_order,
    },
    ...{ startsAt: event.starts_at.toISOString(), endsAt: event.ends_at.toISOString() },
    ...{ opensAt: event.opens_at.toISOString(), closesAt: event.closes_at.toISOString() },
    ...{ changeUntil: event.change_until, cancelUntil: event.cancel_until },
    ...{ hasWaitingList: event.has_waiting_list, cancelledBecause: event.cancelled_because },
    state: eventStateOf({
      ...{ at, endsAt: event.ends_at, cancelledAt: event.cancelled_at },
      ...{ opensAt: event.opens_at, closesAt: event.closes_at, types: open.map(({ state }) => state) },
    }),
    left: whole ? Math.max(0, free.get(whole.id) ?? 0) : Math.max(0, ...open.map(({ left }) => left)),
    size: whole?.size ?? 0,
    types: shown,
    sessions: sessions.map(({ quotaId, ...session }) => ({
      ...session,
      left: quotaId === null ? null : Math.max(0, free.get(quotaId) ?? 0),
      size: quotaId === null ? null : (sizes.get(quotaId) ?? 0),
    })),
    questions,
  }
}

/** @param withWithdrawn those too that were taken off sale */
function loadTypes(knex: Knex, eventId: number, withWithdrawn: boolean) {
  const types = tablesOf(knex)
    .selectFrom('gevel_event_ticket_types as t')
    .select(['t.id', 't.name', 't.description', 't.access', 't.domains', 't.vat_rate as vatRate'])
    .select(['t.price_incl_cents as priceInclCents', 't.price_excl_cents as priceExclCents'])
    .select(['t.opens_at as opensAt', 't.closes_at as closesAt', 't.withdrawn_at as withdrawnAt'])
    .select(['t.least_per_order as least', 't.most_per_order as most'])
    .select(
      sql<number>`(SELECT count(*)::integer FROM gevel_event_waiting w
        WHERE w.ticket_type_id = t.id AND w.state = 'waiting')`.as('waiting'),
    )
    .where('t.event_id', '=', eventId)
    .orderBy('t.position')
  return (withWithdrawn ? types : types.where('t.withdrawn_at', 'is', null)).execute()
}

function loadSessions(knex: Knex, eventId: number) {
  return tablesOf(knex)
    .selectFrom('gevel_event_sessions')
    .select(['id', 'day', 'start', 'ends', 'room', 'title', 'quota_id as quotaId'])
    .where('event_id', '=', eventId)
    .where('is_asked', '=', true)
    .orderBy('day')
    .orderBy('start')
    .orderBy('id')
    .execute()
}

function loadQuestions(knex: Knex, eventId: number) {
  return tablesOf(knex)
    .selectFrom('gevel_event_questions')
    .select(['id', 'kind', 'label', 'help', 'choices', 'is_required as isRequired'])
    .where('event_id', '=', eventId)
    .where('withdrawn_at', 'is', null)
    .orderBy('position')
    .execute()
}

function laterOf(one: Date, other: Date | null): Date {
  return other !== null && other > one ? other : one
}

function earlierOf(one: Date, other: Date | null): Date {
  return other !== null && other < one ? other : one
}
