import { z } from 'zod'
import { adminList } from '../../../platform/admin-lists/admin-list'
import { listFilter } from '../../../platform/admin-lists/list-filters'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'
import { placeOf } from '../place-of'

interface EventRow {
  id: number
  title: string
  starts_at: Date
  ends_at: Date
  venue: unknown
  opens_at: Date
  closes_at: Date
  cancelled_at: Date | null
  size: number | null
  sold: number
  taken: number
  waiting: number
  checked_in: number
}

const whichSchema = z.enum(['coming', 'over', 'all']).default('coming')

/** The events that can be registered for, by default those to come. */
export const eventList = adminList({
  query() {
    const knex = strapi.db.connection
    return knex('gevel_events as e').select(
      ...['e.id', 'e.title', 'e.starts_at', 'e.ends_at', 'e.venue', 'e.opens_at', 'e.closes_at', 'e.cancelled_at'],
      knex.raw(`(SELECT size FROM gevel_event_quotas q WHERE q.event_id = e.id AND q.kind = 'event') AS size`),
      knex.raw(
        `(SELECT count(*)::integer FROM gevel_event_tickets t WHERE t.event_id = e.id AND t.state = 'valid') AS sold`,
      ),
      knex.raw(`(SELECT coalesce(sum(c.places), 0)::integer FROM gevel_event_claims c JOIN gevel_event_quotas q ON q.id = c.quota_id
        WHERE q.event_id = e.id AND q.kind = 'event' AND (c.expires_at IS NULL OR c.expires_at > now())) AS taken`),
      knex.raw(`(SELECT count(*)::integer FROM gevel_event_waiting w
        WHERE w.event_id = e.id AND w.state IN ('waiting', 'offered')) AS waiting`),
      knex.raw(`(SELECT count(*)::integer FROM gevel_event_check_ins i
        WHERE i.event_id = e.id AND i.outcome = 'admitted' AND i.undone_at IS NULL) AS checked_in`),
    )
  },
  id: 'e.id',
  sortable: { starts: ['e.starts_at'], title: ['lower(e.title)'] },
  sort: (query) => (query.which === 'over' || query.which === 'all' ? '-starts' : 'starts'),
  search: ['e.title'],
  filters: {
    which: listFilter(whichSchema, (rows, which) => {
      if (which === 'coming') rows.whereRaw('e.ends_at >= now()')
      if (which === 'over') rows.whereRaw('e.ends_at < now()')
    }),
  },
  columns: [
    ['Nummer', ({ id }) => id],
    ['Evenement', ({ title }) => title],
    ['Begint', ({ startsAt }) => startsAt],
    ['Plaats', ({ venue }) => venue],
    ['Plaatsen', ({ size }) => size],
    ['Deelnemers', ({ sold }) => sold],
    ['Vrij', ({ free }) => free],
    ['Wachtlijst', ({ waiting }) => waiting],
    ['Ingecheckt', ({ checkedIn }) => checkedIn],
  ],
  serialise: ({
    starts_at,
    ends_at,
    opens_at,
    closes_at,
    cancelled_at,
    venue,
    taken,
    checked_in,
    ...row
  }: EventRow) => ({
    ...row,
    ...{ startsAt: timestamp(starts_at), endsAt: timestamp(ends_at), venue: placeOf(venue) },
    ...{ opensAt: timestamp(opens_at), closesAt: timestamp(closes_at), cancelledAt: timestampOrNull(cancelled_at) },
    ...{ free: row.size === null ? null : row.size - taken, checkedIn: checked_in },
  }),
  pageSize: 25,
})
