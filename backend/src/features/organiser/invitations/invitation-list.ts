import { z } from 'zod'
import { adminList } from '../../../platform/admin-lists/admin-list'
import { listFilter } from '../../../platform/admin-lists/list-filters'
import { idValue } from '../../../platform/http/parameters'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'
import { type InvitationState, invitationStateNames } from '../words'

interface Row {
  id: number
  event_id: number
  event: string
  type: string
  company: string | null
  name: string | null
  email: string
  inviter: string
  places: number
  used: number
  reserved: number
  sent_at: Date
  expires_at: Date
  reminded_at: Date | null
  state: InvitationState
}

const used = `(SELECT count(*)::integer FROM gevel_event_tickets t WHERE t.invitation_id = e.id AND t.state = 'valid')`
const state = `CASE WHEN e.withdrawn_at IS NOT NULL OR i.withdrawn_at IS NOT NULL THEN 'withdrawn' WHEN ${used} > 0 THEN 'accepted'
  WHEN i.declined_at IS NOT NULL THEN 'declined' WHEN i.expires_at <= now() THEN 'expired' ELSE 'open' END`

/** Who was invited to the events, and what became of it. */
export const eventInvitationList = adminList({
  query() {
    const knex = strapi.db.connection
    return knex('gevel_event_invitations as e')
      .joinRaw(`JOIN gevel_invitations i ON i.purpose = 'event' AND i.subject_id = e.id`)
      .join('gevel_events as v', 'v.id', 'e.event_id')
      .join('gevel_event_ticket_types as y', 'y.id', 'e.ticket_type_id')
      .select(
        ...['e.id', 'e.event_id', 'v.title as event', 'y.name as type', 'e.company', 'i.name', 'i.email', 'e.inviter'],
        ...['e.places', 'i.sent_at', 'i.expires_at', 'i.reminded_at'],
        knex.raw(`${used} AS used`),
        knex.raw(`(SELECT coalesce(max(c.places), 0) FROM gevel_event_claims c
          WHERE c.invitation_id = e.id AND c.expires_at > now()) AS reserved`),
        knex.raw(`${state} AS state`),
      )
  },
  id: 'e.id',
  sortable: { sent: ['i.sent_at'], name: ['lower(coalesce(e.company, i.name, i.email))'] },
  sort: '-sent',
  search: ['i.name', 'i.email', 'e.company', 'e.inviter'],
  filters: {
    event: listFilter(idValue, (rows, id) => rows.where('e.event_id', id)),
    state: listFilter(z.enum(['open', 'accepted', 'declined', 'expired', 'withdrawn']), (rows, wanted) =>
      rows.whereRaw(`${state} = ?`, [wanted]),
    ),
  },
  columns: [
    ['Evenement', ({ event }) => event],
    ['Bedrijf', ({ company }) => company],
    ['Naam', ({ name }) => name],
    ['E-mailadres', ({ email }) => email],
    ['Kaartsoort', ({ type }) => type],
    ['Plaatsen', ({ places }) => places],
    ['Gebruikt', ({ used: taken }) => taken],
    ['Staat', ({ state: known }) => invitationStateNames[known]],
    ['Uitgenodigd door', ({ inviter }) => inviter],
    ['Verstuurd', ({ sentAt }) => sentAt],
    ['Herinnerd', ({ remindedAt }) => remindedAt],
    ['Geldig tot', ({ expiresAt }) => expiresAt],
  ],
  serialise: ({ event_id, sent_at, expires_at, reminded_at, ...row }: Row) => ({
    ...{ ...row, eventId: event_id, sentAt: timestamp(sent_at), expiresAt: timestamp(expires_at) },
    remindedAt: timestampOrNull(reminded_at),
  }),
  pageSize: 25,
})
