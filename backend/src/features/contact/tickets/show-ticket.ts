import type { TicketKind, TicketState } from '@gevel/contract/contact'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'

interface TicketRow {
  id: number
  number: string
  kind: TicketKind
  state: TicketState
  subject: string
  addressee: string | null
  name: string | null
  email: string | null
  reference: string | null
  message: string
  has_account: boolean
  confirmed_at: Date | null
  received_at: Date
  files: { id: number; name: string; bytes: number }[]
  events: { id: number; kind: 'state' | 'note' | 'answer'; text: string; editor: string; at: string }[]
  others: { id: number; number: string; subject: string }[]
}

const details = `t.id, t.number, t.kind, t.state, t.subject, t.addressee, t.name, t.email, t.reference, t.message,
  t.user_id IS NOT NULL AS has_account, t.confirmed_at, t.received_at,
  (SELECT coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes) ORDER BY f.id), '[]')
    FROM gevel_ticket_files f WHERE f.ticket_id = t.id) AS files,
  (SELECT coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'text', e.text, 'editor', e.editor, 'at', e.at)
      ORDER BY e.id), '[]')
    FROM gevel_ticket_events e WHERE e.ticket_id = t.id) AS events,
  (SELECT coalesce(json_agg(json_build_object('id', o.id, 'number', o.number, 'subject', o.subject) ORDER BY o.id DESC), '[]')
    FROM (SELECT id, number, subject FROM gevel_tickets WHERE email = t.email AND kind = 'question' AND id <> t.id
      ORDER BY id DESC LIMIT 5) o) AS others`

/** A message with its files, its history and the latest other questions from the same address; undefined without it. */
export async function showTicket(id: number, kinds: readonly TicketKind[]) {
  const knex = strapi.db.connection
  const row: TicketRow | undefined = await knex('gevel_tickets as t')
    .where({ id })
    .whereIn('kind', [...kinds])
    .select(knex.raw(details))
    .first()
  if (!row) return undefined
  const { has_account, confirmed_at, received_at, events, ...ticket } = row
  return {
    ...ticket,
    hasAccount: has_account,
    confirmedAt: timestampOrNull(confirmed_at),
    receivedAt: timestamp(received_at),
    events: events.map((event) => ({ ...event, at: timestamp(event.at) })),
  }
}

/** A message as the admin's screen shows it. */
export type ShownTicket = NonNullable<Awaited<ReturnType<typeof showTicket>>>
