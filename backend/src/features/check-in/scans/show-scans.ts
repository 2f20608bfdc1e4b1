import type { Scan } from '@gevel/contract/check-in'
import type { Knex } from 'knex'
import { tablesOf } from '../../../platform/database/tables-of'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'

/** Scans with their tickets and the first use of each, as doors and the log see them. */
function scansOf(knex: Knex) {
  return tablesOf(knex)
    .selectFrom('gevel_event_check_ins as scan')
    .leftJoin('gevel_event_tickets as ticket', 'ticket.id', 'scan.ticket_id')
    .leftJoin('gevel_event_ticket_types as type', 'type.id', 'ticket.ticket_type_id')
    .leftJoin('gevel_events as event', 'event.id', 'ticket.event_id')
    .leftJoin('gevel_event_check_ins as first', (join) =>
      join
        .onRef('first.ticket_id', '=', 'scan.ticket_id')
        .onRef('first.id', '<>', 'scan.id')
        .on('first.outcome', '=', 'admitted')
        .on('first.undone_at', 'is', null),
    )
    .select(['scan.id', 'scan.nonce', 'scan.outcome', 'scan.door', 'scan.scanned_at', 'scan.is_flagged'])
    .select(['scan.undone_at', 'scan.undone_by', 'scan.undone_because'])
    .select(['ticket.id as ticket_id', 'ticket.name', 'ticket.company', 'type.name as type'])
    .select(({ fn }) => fn.coalesce('ticket.cancelled_at', 'event.cancelled_at').as('cancelled_at'))
    .select(['first.id as first_id', 'first.scanned_at as first_at', 'first.door as first_door'])
}

type ScanRow = Awaited<ReturnType<ReturnType<typeof scansOf>['execute']>>[number]

/** Scans by their ids, in the order of these. */
export async function showScans(knex: Knex, ids: readonly number[]): Promise<Scan[]> {
  if (ids.length === 0) return []
  const rows = await scansOf(knex).where('scan.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, showScan(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The last scans of an event, newest first. */
export async function lastScans(knex: Knex, eventId: number, most: number): Promise<Scan[]> {
  const rows = await scansOf(knex).where('scan.event_id', '=', eventId).orderBy('scan.id', 'desc').limit(most).execute()
  return rows.map(showScan)
}

/** The scan of an event with this nonce; null for none. */
export async function scanByNonce(knex: Knex, eventId: number, nonce: string): Promise<Scan | null> {
  const row = await scansOf(knex)
    .where('scan.event_id', '=', eventId)
    .where('scan.nonce', '=', nonce)
    .executeTakeFirst()
  return row ? showScan(row) : null
}

function showScan(row: ScanRow): Scan {
  const { id, nonce, outcome, door, is_flagged: isFlagged } = row
  const attendee =
    row.ticket_id !== null && row.name !== null && row.type !== null
      ? { ticket: row.ticket_id, name: row.name, company: row.company, type: row.type }
      : null
  const first =
    row.first_id !== null && row.first_at && row.first_door !== null && outcome !== 'admitted'
      ? { id: row.first_id, at: timestamp(row.first_at), door: row.first_door }
      : null
  const undone =
    row.undone_at && row.undone_by !== null && row.undone_because !== null
      ? { at: timestamp(row.undone_at), by: row.undone_by, because: row.undone_because }
      : null
  const scannedAt = timestamp(row.scanned_at)
  return {
    ...{ id, nonce, outcome, attendee, door, scannedAt, first, isFlagged, undone },
    cancelledAt: outcome === 'cancelled' ? timestampOrNull(row.cancelled_at) : null,
  }
}
