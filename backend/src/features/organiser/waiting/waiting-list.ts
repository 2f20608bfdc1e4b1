import { z } from 'zod'
import { adminList } from '../../../platform/admin-lists/admin-list'
import { listFilter } from '../../../platform/admin-lists/list-filters'
import { idValue } from '../../../platform/http/parameters'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'
import { waitingStateNames } from '../words'

interface WaitingRow {
  id: number
  event_id: number
  event: string
  name: string
  email: string
  company: string | null
  type: string
  state: keyof typeof waitingStateNames
  joined_at: Date
  offer_until: Date | null
  place: number | null
}

/** Who waits for a place at the events, in the order in which they get one. */
export const waitingList = adminList({
  query() {
    const knex = strapi.db.connection
    return knex('gevel_event_waiting as w')
      .join('gevel_events as e', 'e.id', 'w.event_id')
      .join('gevel_event_ticket_types as y', 'y.id', 'w.ticket_type_id')
      .select(
        ...['w.id', 'w.event_id', 'e.title as event', 'w.name', 'w.email', 'w.company', 'y.name as type', 'w.state'],
        ...['w.joined_at', 'w.offer_until'],
        knex.raw(`CASE WHEN w.state = 'waiting' THEN (SELECT count(*)::integer + 1 FROM gevel_event_waiting o
          WHERE o.event_id = w.event_id AND o.state = 'waiting' AND (o.priority, -o.id) > (w.priority, -w.id)) END AS place`),
      )
  },
  id: 'w.id',
  sortable: { order: ['e.starts_at', '-w.priority'], joined: ['w.joined_at'] },
  sort: 'order',
  search: ['w.name', 'w.email', 'w.company'],
  filters: {
    which: listFilter(z.enum(['waiting', 'over', 'all']).default('waiting'), (rows, which) => {
      if (which === 'waiting') rows.whereIn('w.state', ['waiting', 'offered'])
      if (which === 'over') rows.whereNotIn('w.state', ['waiting', 'offered'])
    }),
    event: listFilter(idValue, (rows, id) => rows.where('w.event_id', id)),
  },
  columns: [
    ['Plaats', ({ place }) => place],
    ['Evenement', ({ event }) => event],
    ['Naam', ({ name }) => name],
    ['E-mailadres', ({ email }) => email],
    ['Bedrijf', ({ company }) => company],
    ['Kaartsoort', ({ type }) => type],
    ['Staat', ({ state }) => waitingStateNames[state]],
    ['Aanbod tot', ({ offerUntil }) => offerUntil],
    ['Sinds', ({ joinedAt }) => joinedAt],
  ],
  serialise: ({ joined_at, offer_until, event_id, ...row }: WaitingRow) => ({
    ...{ ...row, eventId: event_id, joinedAt: timestamp(joined_at), offerUntil: timestampOrNull(offer_until) },
  }),
  pageSize: 25,
})
