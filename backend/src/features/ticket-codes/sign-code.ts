import type { TicketKey } from '@gevel/contract/check-ticket-code'
import { type TicketCode, ticketPathStart } from '@gevel/contract/ticket-codes'
import { environment } from '../../platform/environment/environment'
import { ticketSigner } from './ticket-signer'

const signer = ticketSigner(environment.JWT_SECRET)

/** The public keys of codes, for doors. */
export const ticketKeys: readonly TicketKey[] = [signer.key]

/** The code of a ticket, for its QR code. A code never expires by itself: the row of the ticket says what it is worth. */
export function signTicketCode(ticket: Omit<TicketCode, 'keyId'>): string {
  return signer.sign(ticket)
}

/** The address in the QR code of a ticket. */
export function ticketAddress(code: string): string {
  return `${environment.SITE_URL}${ticketPathStart}${code}`
}
