import type { ownTicketSchema, TicketKind } from '@gevel/contract/contact'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { timestamp } from '../../platform/http/timestamp'

interface OwnTicketRow {
  number: string
  kind: TicketKind
  subject: string
  name: string | null
  email: string | null
  reference: string | null
  message: string
  received_at: Date
  files: string[]
  answers: { text: string; at: string }[]
}

/** The messages that an account sent, for its download; with the account they are removed by the database. */
export async function ownTickets(knex: Knex, userId: number): Promise<z.infer<typeof ownTicketSchema>[]> {
  const rows: OwnTicketRow[] = await knex('gevel_tickets as t')
    .where('t.user_id', userId)
    .orderBy('t.id')
    .select(
      ...['t.number', 't.kind', 't.subject', 't.name', 't.email', 't.reference', 't.message', 't.received_at'],
      knex.raw('ARRAY(SELECT f.name FROM gevel_ticket_files f WHERE f.ticket_id = t.id ORDER BY f.id) AS files'),
      knex.raw(`(SELECT coalesce(json_agg(json_build_object('text', e.text, 'at', e.at) ORDER BY e.id), '[]')
        FROM gevel_ticket_events e WHERE e.ticket_id = t.id AND e.kind = 'answer') AS answers`),
    )
  return rows.map(({ received_at, answers, ...row }) => ({
    ...row,
    receivedAt: timestamp(received_at),
    answers: answers.map(({ text, at }) => ({ text, sentAt: timestamp(at) })),
  }))
}
