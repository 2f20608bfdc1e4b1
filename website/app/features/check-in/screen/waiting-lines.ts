import { readShortCode, readTicketCode } from '@gevel/contract/ticket-codes'
import type { WaitingScan } from '../../../stored-door/stored-door.ts'
import type { CurrentTickets } from '../device/check-locally.ts'
import { verdictOf } from '../device/verdict-words.ts'
import type { WaitingLine } from './scan-list.tsx'

/** The scans that wait on the device as lines, newest first. */
export function waitingLines(waiting: readonly WaitingScan[], tickets: CurrentTickets): WaitingLine[] {
  return waiting.toReversed().map(({ nonce, scannedAt, refusedAs, code, ticket }) => {
    const attendee = tickets.get(ticket ?? keyOf(code ?? '', tickets))
    const who = attendee?.name ?? 'Kaart van na de lijst'
    if (refusedAs === null) return { nonce, scannedAt, kind: 'wait', who, text: 'In wachtrij, nog niet gecontroleerd' }
    const facts = { attendee: null, first: null, cancelledAt: attendee?.cancelledAt ?? null }
    const { kind, title, text } = verdictOf(refusedAs, facts)
    return { nonce, scannedAt, kind, who: attendee?.name ?? 'Onbekende kaart', text: `${title}. ${text}` }
  })
}

function keyOf(text: string, tickets: CurrentTickets): number {
  const typed = readShortCode(text)
  return readTicketCode(text)?.ticket ?? [...tickets.values()].find(({ code }) => code === typed)?.ticket ?? 0
}
