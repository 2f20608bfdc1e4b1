import { tablesOf } from '../../platform/database/tables-of'
import { timestamp } from '../../platform/http/timestamp'

/** The events and their ticket types and sessions, newest event first: what lists of attendees can be filtered by. */
export async function loadEventChoices() {
  const tables = tablesOf(strapi.db.connection)
  const [events, types, sessions] = await Promise.all([
    tables
      .selectFrom('gevel_events')
      .select(['id', 'title', 'starts_at as startsAt'])
      .orderBy('starts_at', 'desc')
      .execute(),
    tables
      .selectFrom('gevel_event_ticket_types')
      .select(['id', 'event_id as eventId', 'name', 'access'])
      .orderBy('position')
      .execute(),
    tables
      .selectFrom('gevel_event_sessions')
      .select(['id', 'event_id as eventId', 'start', 'room', 'title'])
      .orderBy('day')
      .orderBy('start')
      .orderBy('room')
      .execute(),
  ])
  return {
    events: events.map(({ id, title, startsAt }) => ({
      ...{ id, title, startsAt: timestamp(startsAt) },
      types: types.filter(({ eventId }) => eventId === id),
      sessions: sessions.filter(({ eventId }) => eventId === id),
    })),
  }
}

/** What lists of attendees can be filtered by. */
export type EventChoices = Awaited<ReturnType<typeof loadEventChoices>>
