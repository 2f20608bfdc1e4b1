import type { checkInEndpoints } from '@gevel/contract/endpoints/check-in'
import { readTicketCode } from '@gevel/contract/ticket-codes'
import { inTransaction } from '../../../platform/database/transaction'
import { notFound } from '../../../platform/errors/account-errors'
import type { RouteRequest } from '../../../platform/http/route'
import { loadDoorEvent } from '../devices/door-staff'
import { findScanned } from '../scans/find-scanned'

/**
 * `POST /public/ticket-codes`: which event a signed code is for, and whether it still counts. It records nothing.
 * @throws 404 for a code that is not ours
 */
export async function openTicket({ input: { code } }: RouteRequest<typeof checkInEndpoints.openTicket>) {
  const read = readTicketCode(code)
  if (!read) throw notFound()
  const { ticketId, refusal } = await inTransaction((trx) => findScanned(trx, read.event, { code, ticket: null }))
  const event = ticketId === null ? undefined : await loadDoorEvent(strapi.db.connection, read.event)
  if (!event) throw notFound()
  const state = refusal === 'cancelled' || refusal === 'replaced' ? refusal : 'valid'
  return { data: { event, state } as const }
}
