import { type TicketKind, type TicketState, ticketKinds } from '@gevel/contract/contact'
import { z } from 'zod'
import { adminList } from '../../../platform/admin-lists/admin-list'
import { listFilter, oneOf } from '../../../platform/admin-lists/list-filters'
import { timestamp } from '../../../platform/http/timestamp'

interface TicketRow {
  id: number
  number: string
  kind: TicketKind
  state: TicketState
  subject: string
  name: string | null
  email: string | null
  reference: string | null
  message: string
  received_at: Date
  changed_at: Date
  files: number
}

const whichSchema = z.enum(['open', 'done', 'spam', 'all']).default('open')
const statesOf = { open: ['new', 'open'], done: ['done'], spam: ['spam'] } as const

const stateNames: Readonly<Record<TicketState, string>> = {
  new: 'Nieuw',
  open: 'In behandeling',
  done: 'Afgehandeld',
  spam: 'Spam',
}

/** The messages of these kinds: an editor who may not read tips does not find them either. */
export function ticketList(kinds: readonly TicketKind[]) {
  return adminList({
    query() {
      const knex = strapi.db.connection
      return knex('gevel_tickets as t')
        .whereIn('t.kind', [...kinds])
        .select(
          ...['t.id', 't.number', 't.kind', 't.state', 't.subject', 't.name', 't.email', 't.reference', 't.message'],
          ...['t.received_at', 't.changed_at'],
          knex.raw('(SELECT count(*)::integer FROM gevel_ticket_files f WHERE f.ticket_id = t.id) AS files'),
        )
    },
    id: 't.id',
    sortable: {
      received: ['t.received_at'],
      subject: ['t.subject'],
      sender: ['lower(t.name)'],
      changed: ['t.changed_at'],
    },
    sort: '-received',
    search: ['t.number', 't.name', 't.email', 't.subject', 't.reference', 't.message'],
    filters: {
      which: listFilter(whichSchema, (tickets, which) => {
        if (which !== 'all') tickets.whereIn('t.state', [...statesOf[which]])
      }),
      kind: oneOf('t.kind', ticketKinds),
    },
    columns: [
      ['Nummer', ({ number }) => number],
      ['Ontvangen', ({ receivedAt }) => receivedAt],
      ['Staat', ({ state }) => stateNames[state]],
      ['Onderwerp', ({ subject }) => subject],
      ['Naam', ({ name }) => name],
      ['E-mailadres', ({ email }) => email],
      ['Abonnee- of factuurnummer', ({ reference }) => reference],
      ['Bericht', ({ message }) => message],
      ['Bestanden', ({ files }) => files],
    ],
    serialise: ({ received_at, changed_at, ...row }: TicketRow) => ({
      ...row,
      receivedAt: timestamp(received_at),
      changedAt: timestamp(changed_at),
    }),
    pageSize: 25,
  })
}
