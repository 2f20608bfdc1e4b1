import { tablesOf } from '../../../platform/database/tables-of'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'
import { loadProgramme } from '../../registrations/programme/load-programme'
import { waitingKinds } from '../../registrations/stored/record-in-log'
import { placeOf } from '../place-of'
import { loadQuotaUse } from './quota-use'

/** How many lines of the log the screen shows. */
const mostLines = 300

/** An event with its sale, ticket types, quotas, sessions and questions, as the admin's screen shows it; undefined without it. */
export async function showEvent(id: number, at: Date) {
  const knex = strapi.db.connection
  const tables = tablesOf(knex)
  const event = await tables.selectFrom('gevel_events').selectAll().where('id', '=', id).executeTakeFirst()
  if (!event) return undefined
  const [quotas, types, sessions, questions, log, programme] = await Promise.all([
    loadQuotaUse(knex, id, at),
    loadTypes(id),
    loadSessions(id),
    tables.selectFrom('gevel_event_questions').selectAll().where('event_id', '=', id).orderBy('position').execute(),
    tables
      .selectFrom('gevel_event_log')
      .select(['id', 'kind', 'actor', 'actor_name as name', 'reason', 'data', 'at'])
      .where('event_id', '=', id)
      .where('ticket_id', 'is', null)
      .where('kind', 'not in', waitingKinds)
      .orderBy('id', 'desc')
      .limit(mostLines)
      .execute(),
    loadProgramme(id),
  ])
  const chosen = sessions.map(({ day, start, room }) => `${day} ${start} ${room}`)
  return {
    ...{ id, title: event.title, venue: placeOf(event.venue), sequence: event.sequence },
    ...{ startsAt: timestamp(event.starts_at), endsAt: timestamp(event.ends_at) },
    ...{ opensAt: timestamp(event.opens_at), closesAt: timestamp(event.closes_at) },
    ...{ mostPerOrder: event.most_per_order, changeUntil: event.change_until, cancelUntil: event.cancel_until },
    ...{ hasWaitingList: event.has_waiting_list, fewPlaces: event.few_places, replyTo: event.reply_to },
    ...{ cancelledAt: timestampOrNull(event.cancelled_at), cancelledBecause: event.cancelled_because },
    ...{ quotas, types, sessions },
    questions: questions.map(({ id: questionId, kind, label, help, choices, is_required, withdrawn_at }) => ({
      ...{ id: questionId, kind, label, help, choices, isRequired: is_required, isAsked: withdrawn_at === null },
    })),
    // parts of the programme that visitors cannot choose yet
    otherParts: programme.filter(({ key }) => !chosen.includes(key)),
    log: log.map(({ data, at: moment, ...line }) => ({ ...line, data: factsOf(data), at: timestamp(moment) })),
  }
}

/** An event as the admin's screen shows it. */
export type ShownEvent = NonNullable<Awaited<ReturnType<typeof showEvent>>>

async function loadTypes(eventId: number) {
  const rows = await tablesOf(strapi.db.connection)
    .selectFrom('gevel_event_ticket_types as y')
    .selectAll('y')
    .select(({ selectFrom }) => [
      selectFrom('gevel_event_tickets as t')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('t.ticket_type_id', '=', 'y.id')
        .where('t.state', '=', 'valid')
        .as('sold'),
      selectFrom('gevel_event_type_quotas as q')
        .select(({ fn }) => fn.agg<number[]>('array_agg', ['q.quota_id']).as('ids'))
        .whereRef('q.ticket_type_id', '=', 'y.id')
        .as('quotas'),
    ])
    .where('y.event_id', '=', eventId)
    .orderBy('y.position')
    .execute()
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, description: row.description, access: row.access, domains: row.domains },
    ...{ priceInclCents: row.price_incl_cents, priceExclCents: row.price_excl_cents, vatRate: row.vat_rate },
    ...{ opensAt: timestampOrNull(row.opens_at), closesAt: timestampOrNull(row.closes_at) },
    ...{ leastPerOrder: row.least_per_order, mostPerOrder: row.most_per_order, isOnSale: row.withdrawn_at === null },
    ...{ sold: Number(row.sold), quotaIds: row.quotas ?? [] },
  }))
}

async function loadSessions(eventId: number) {
  const rows = await tablesOf(strapi.db.connection)
    .selectFrom('gevel_event_sessions as s')
    .leftJoin('gevel_event_quotas as q', 'q.id', 's.quota_id')
    .select(['s.id', 's.day', 's.start', 's.ends as end', 's.room', 's.title', 's.is_asked as isAsked', 'q.size'])
    .select(({ selectFrom }) =>
      selectFrom('gevel_event_ticket_sessions as ts')
        .innerJoin('gevel_event_tickets as t', 't.id', 'ts.ticket_id')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('ts.session_id', '=', 's.id')
        .where('t.state', '=', 'valid')
        .as('chosen'),
    )
    .where('s.event_id', '=', eventId)
    .orderBy('s.day')
    .orderBy('s.start')
    .orderBy('s.room')
    .execute()
  return rows.map(({ chosen, ...row }) => ({ ...row, chosen: Number(chosen) }))
}

/** The facts of a line of the log. */
export function factsOf(data: unknown): Readonly<Record<string, unknown>> {
  return Object(typeof data === 'string' ? JSON.parse(data) : data)
}
