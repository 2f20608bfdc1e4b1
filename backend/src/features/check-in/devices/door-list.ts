import type { ListedTicket } from '@gevel/contract/check-in'
import type { checkInEndpoints } from '@gevel/contract/endpoints/check-in'
import type { Knex } from 'knex'
import { sql } from 'kysely'
import { tablesOf } from '../../../platform/database/tables-of'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { ticketKeys } from '../../ticket-codes/sign-code'
import { requireDevice } from './door-device'

/** `GET /account/door-devices/{id}/list`: all tickets of the event, also cancelled ones, to check them without a connection. */
export async function downloadList({ params, session }: ReaderRequest<typeof checkInEndpoints.list>) {
  const at = new Date()
  const knex = strapi.db.connection
  const { event } = await requireDevice(knex, session, params.id, at)
  // before the tickets: what changes meanwhile asks for another download
  const version = await listVersion(knex, event.id)
  const tickets = await listTickets(knex, event.id)
  return { data: { event, version, downloadedAt: timestamp(at), keys: [...ticketKeys], tickets } }
}

/** Changes whenever a ticket of the event does, or the event itself is cancelled. */
export async function listVersion(knex: Knex, eventId: number): Promise<string> {
  const { version } = await tablesOf(knex)
    .selectFrom('gevel_event_tickets as ticket')
    .innerJoin('gevel_events as event', 'event.id', 'ticket.event_id')
    .select(
      sql<string>`concat_ws('-', count(*), extract(epoch FROM max(ticket.changed_at)), extract(epoch FROM max(event.cancelled_at)))`.as(
        'version',
      ),
    )
    .where('ticket.event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  return version
}

/** The tickets of an event by name. */
export async function listTickets(knex: Knex, eventId: number): Promise<ListedTicket[]> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_event_tickets as ticket')
    .innerJoin('gevel_event_ticket_types as type', 'type.id', 'ticket.ticket_type_id')
    .innerJoin('gevel_events as event', 'event.id', 'ticket.event_id')
    .leftJoin('gevel_event_check_ins as admission', (join) =>
      join
        .onRef('admission.ticket_id', '=', 'ticket.id')
        .on('admission.outcome', '=', 'admitted')
        .on('admission.undone_at', 'is', null),
    )
    .select(['ticket.id', 'ticket.name', 'ticket.company', 'ticket.code', 'ticket.holder', 'type.name as type'])
    .select(({ fn }) => fn.coalesce('ticket.cancelled_at', 'event.cancelled_at').as('cancelled_at'))
    .select(['admission.id as admission_id', 'admission.scanned_at', 'admission.door'])
    .where('ticket.event_id', '=', eventId)
    .orderBy(sql`lower(ticket.name)`)
    .orderBy('ticket.id')
    .execute()
  return rows.map(({ id, name, company, type, code, holder, cancelled_at, admission_id, scanned_at, door }) => ({
    ...{ ticket: id, name, company, type, code, generation: holder },
    cancelledAt: timestampOrNull(cancelled_at),
    admission:
      admission_id !== null && scanned_at && door !== null
        ? { id: admission_id, at: timestamp(scanned_at), door }
        : null,
  }))
}
