import { type CheckInOutcome, checkInOutcomeSchema } from '@gevel/contract/check-in'
import { z } from 'zod'
import { adminList } from '../../../platform/admin-lists/admin-list'
import { listFilter } from '../../../platform/admin-lists/list-filters'
import { idValue } from '../../../platform/http/parameters'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'
import { outcomeNames } from './outcome-names'

interface ScanRow {
  id: number
  event_id: number
  event: string
  ticket_id: number | null
  name: string | null
  company: string | null
  outcome: CheckInOutcome
  door: string
  checked_by: string
  scanned_at: Date
  received_at: Date
  is_offline: boolean
  is_flagged: boolean
  undone_at: Date | null
  undone_by: string | null
  undone_because: string | null
}

/** Every scan at the doors of events, also refused and undone ones, the last first. */
export const scanList = adminList({
  query: () =>
    strapi.db
      .connection('gevel_event_check_ins as c')
      .join('gevel_events as e', 'e.id', 'c.event_id')
      .leftJoin('gevel_event_tickets as t', 't.id', 'c.ticket_id')
      .select(
        ...['c.id', 'c.event_id', 'e.title as event', 'c.ticket_id', 't.name', 't.company', 'c.outcome', 'c.door'],
        ...['c.checked_by', 'c.scanned_at', 'c.received_at', 'c.is_offline', 'c.is_flagged'],
        ...['c.undone_at', 'c.undone_by', 'c.undone_because'],
      ),
  id: 'c.id',
  sortable: { scanned: ['c.scanned_at'], name: ['lower(t.name)'], door: ['c.door'] },
  sort: '-scanned',
  search: ['t.name', 't.company', 't.code', 'c.door', 'c.checked_by'],
  filters: {
    which: listFilter(z.enum(['flagged', 'undone', 'all']).default('all'), (rows, which) => {
      if (which === 'flagged') rows.where('c.is_flagged', true)
      if (which === 'undone') rows.whereNotNull('c.undone_at')
    }),
    event: listFilter(idValue, (rows, id) => rows.where('c.event_id', id)),
    outcome: listFilter(checkInOutcomeSchema, (rows, outcome) => rows.where('c.outcome', outcome)),
  },
  columns: [
    ['Evenement', ({ event }) => event],
    ['Naam', ({ name }) => name],
    ['Bedrijf', ({ company }) => company],
    ['Uitslag', ({ outcome }) => outcomeNames[outcome]],
    ['Deur', ({ door }) => door],
    ['Medewerker', ({ checkedBy }) => checkedBy],
    ['Gescand', ({ scannedAt }) => scannedAt],
    ['Ontvangen', ({ receivedAt }) => receivedAt],
    ['Zonder verbinding', ({ isOffline }) => (isOffline ? 'ja' : 'nee')],
    ['Nakijken', ({ isFlagged }) => (isFlagged ? 'ja' : 'nee')],
    ['Ongedaan gemaakt', ({ undoneBecause }) => undoneBecause],
  ],
  serialise: (row: ScanRow) => ({
    ...{ id: row.id, eventId: row.event_id, event: row.event, ticketId: row.ticket_id, name: row.name },
    ...{ company: row.company, outcome: row.outcome, door: row.door, checkedBy: row.checked_by },
    ...{ isOffline: row.is_offline, isFlagged: row.is_flagged, scannedAt: timestamp(row.scanned_at) },
    ...{ receivedAt: timestamp(row.received_at), undoneAt: timestampOrNull(row.undone_at) },
    ...{ undoneBy: row.undone_by, undoneBecause: row.undone_because },
  }),
  pageSize: 50,
})
