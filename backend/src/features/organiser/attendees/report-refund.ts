import { cents as centsOf } from '@gevel/contract/money/cents'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { refundCredit } from '../../../ledger/payments/refund-credit'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { pastDayField } from '../../../platform/http/dialog-fields'
import type { Cause } from '../../editor-actions/perform'
import { recordInLog } from '../../registrations/stored/record-in-log'

export const refundInput = z.object({ paidOn: pastDayField('Terugbetaald op') })

/**
 * Records that the money of a credit note was paid back, for all tickets on it. A repeat changes nothing.
 * @throws ApplicationError when nothing is to be paid back
 */
export async function reportRefund(
  trx: Transaction,
  id: number,
  { paidOn }: z.output<typeof refundInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const tables = tablesOf(trx)
  const ticket = await tables
    .selectFrom('gevel_event_tickets')
    .select(['name', 'event_id as eventId', 'credit_id as creditId', 'refund_cents as refundCents', 'refunded_on'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!ticket) return undefined
  const { name, creditId, refundCents, refunded_on: refundedOn } = ticket
  if (refundedOn !== null) return name
  if (creditId === null || !refundCents) throw new errors.ApplicationError('Van deze kaart is niets terug te betalen.')
  await refundCredit(trx, { creditId, paidOn, key: `event credit ${creditId}`, actor, at })
  const paidBack = await tables
    .updateTable('gevel_event_tickets')
    .set({ refunded_on: paidOn, changed_at: at })
    .where('credit_id', '=', creditId)
    .where('refund_cents', '>', centsOf(0))
    .where('refunded_on', 'is', null)
    .returning(['id', 'event_id as eventId', 'refund_cents as cents'])
    .execute()
  await recordInLog(
    trx,
    paidBack.map(({ id: ticketId, eventId, cents }) => ({
      ...{ eventId, ticketId, kind: 'refunded', actor, data: { cents, paidOn }, at },
    })),
  )
  return name
}
