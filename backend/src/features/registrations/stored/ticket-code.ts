import { signTicketCode, ticketAddress } from '../../ticket-codes/sign-code'

/** What the QR code of a ticket says: the address of the site with its signed code, another for each holder. */
export function qrTextOf({ id, eventId, holder }: { id: number; eventId: number; holder: number }): string {
  return ticketAddress(signTicketCode({ event: eventId, ticket: id, generation: holder }))
}
