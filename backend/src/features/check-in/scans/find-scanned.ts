import type { Refusal, ScanInput } from '@gevel/contract/check-in'
import { isSignedTicketCode } from '@gevel/contract/check-ticket-code'
import { readShortCode, readTicketCode } from '@gevel/contract/ticket-codes'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { ticketKeys } from '../../ticket-codes/sign-code'

/** The ticket of a scan, and why it admits nobody: null while it is valid. */
export interface Scanned {
  ticketId: number | null
  refusal: Refusal | null
}

interface TicketFacts {
  id: number
  event_id: number
  holder: number
  state: 'valid' | 'cancelled'
  event_cancelled_at: Date | null
}

/**
 * Finds the ticket of a scan and locks it until the transaction ends, so that of two doors one comes first. Whether it is valid is
 * checked before anything that happened to it.
 */
export async function findScanned(
  trx: Transaction,
  eventId: number,
  { code, ticket }: Pick<ScanInput, 'code' | 'ticket'>,
): Promise<Scanned> {
  if (code === null) return scannedTicket(eventId, ticket === null ? undefined : await lockTicket(trx, { id: ticket }))
  const read = readTicketCode(code)
  if (!read) {
    const typed = readShortCode(code)
    return scannedTicket(eventId, typed === undefined ? undefined : await lockTicket(trx, { code: typed }))
  }
  if (!(await isSignedTicketCode(read, ticketKeys))) return { ticketId: null, refusal: 'forged' }
  if (read.event !== eventId) return { ticketId: null, refusal: 'other-event' }
  const found = await lockTicket(trx, { id: read.ticket })
  const scanned = scannedTicket(eventId, found)
  // a code from before a hand-over says nothing of the one after it
  return found && scanned.ticketId !== null && read.generation !== found.holder
    ? { ...scanned, refusal: 'replaced' }
    : scanned
}

function scannedTicket(eventId: number, ticket: TicketFacts | undefined): Scanned {
  if (!ticket) return { ticketId: null, refusal: 'unknown' }
  if (ticket.event_id !== eventId) return { ticketId: null, refusal: 'other-event' }
  const isCancelled = ticket.state === 'cancelled' || ticket.event_cancelled_at !== null
  return { ticketId: ticket.id, refusal: isCancelled ? 'cancelled' : null }
}

/** Largest key of a ticket in the database; a code can have a larger number. */
const largestId = 2_147_483_647

async function lockTicket(trx: Transaction, by: { id: number } | { code: string }): Promise<TicketFacts | undefined> {
  if ('id' in by && by.id > largestId) return undefined
  return tablesOf(trx)
    .selectFrom('gevel_event_tickets as ticket')
    .innerJoin('gevel_events as event', 'event.id', 'ticket.event_id')
    .select([
      ...(['ticket.id', 'ticket.event_id', 'ticket.holder', 'ticket.state'] as const),
      'event.cancelled_at as event_cancelled_at',
    ])
    .where((eb) => ('id' in by ? eb('ticket.id', '=', by.id) : eb('ticket.code', '=', by.code)))
    .forNoKeyUpdate('ticket')
    .executeTakeFirst()
}
