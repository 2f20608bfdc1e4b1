import type { DoorList, ListedTicket, Refusal, ScanInput } from '@gevel/contract/check-in'
import { isSignedTicketCode } from '@gevel/contract/check-ticket-code'
import { readShortCode, readTicketCode } from '@gevel/contract/ticket-codes'

/** What a list says of a scan: why nobody may go in, or null. It never says that a ticket is valid: it may have changed since. */
export interface LocalAnswer {
  /** undefined for a code that is not in the list */
  ticket: ListedTicket | undefined
  refusal: Refusal | null
}

/** Tickets as they are now: those of the list, with who came in since. */
export type CurrentTickets = ReadonlyMap<number, ListedTicket>

/**
 * Checks a scan without a connection: the signature, the event, a hand-over and a cancellation first, an earlier use after them. A signed
 * code that is not in the list was sold after it.
 */
export async function checkLocally(
  { event, keys }: Pick<DoorList, 'event' | 'keys'>,
  tickets: CurrentTickets,
  scan: Pick<ScanInput, 'code' | 'ticket'>,
): Promise<LocalAnswer> {
  if (scan.code === null) return judge(scan.ticket === null ? undefined : tickets.get(scan.ticket))
  const read = readTicketCode(scan.code)
  if (!read) {
    const typed = readShortCode(scan.code)
    return judge([...tickets.values()].find(({ code }) => code === typed))
  }
  if (!(await isSignedTicketCode(read, keys))) return { ticket: undefined, refusal: 'forged' }
  if (read.event !== event.id) return { ticket: undefined, refusal: 'other-event' }
  const ticket = tickets.get(read.ticket)
  if (!ticket) return { ticket, refusal: null }
  // a later one was handed over after the list
  return read.generation < ticket.generation ? { ticket, refusal: 'replaced' } : judge(ticket)
}

function judge(ticket: ListedTicket | undefined): LocalAnswer {
  if (!ticket) return { ticket, refusal: 'unknown' }
  if (ticket.cancelledAt !== null) return { ticket, refusal: 'cancelled' }
  return { ticket, refusal: ticket.admission === null ? null : 'again' }
}

/**
 * The tickets that a device knows, with those on top that it let in without a connection and has not sent yet.
 * @param known by their key
 */
export function currentTickets(
  known: CurrentTickets,
  waiting: readonly Pick<ScanInput, 'code' | 'ticket' | 'scannedAt' | 'door' | 'wasQueued'>[],
): CurrentTickets {
  const tickets = new Map(known)
  for (const { code, ticket, scannedAt, door, wasQueued } of waiting) {
    const found = wasQueued ? tickets.get(ticket ?? ticketOfCode(code ?? '', known)) : undefined
    if (found && found.admission === null)
      tickets.set(found.ticket, { ...found, admission: { id: NOT_STORED, at: scannedAt, door } })
  }
  return tickets
}

/** Of an admission that the server does not know yet: it cannot be undone. */
const NOT_STORED = 0

function ticketOfCode(text: string, known: CurrentTickets): number {
  const typed = readShortCode(text)
  return readTicketCode(text)?.ticket ?? [...known.values()].find(({ code }) => code === typed)?.ticket ?? 0
}
