import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { ledgerErrors } from '@gevel/contract/ledger'
import { transition } from '../../ledger/events/transition'
import { creditInvoice } from '../../ledger/invoices/credit-invoice'
import { restByRate } from '../../ledger/invoices/credited-amounts'
import type { IssuedInvoice } from '../../ledger/invoices/store-invoice'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { endEntitlements } from '../../platform/entitlements/entitlements'
import { domainError } from '../../platform/errors/domain-error'
import type { Cause } from '../subscriptions/charge'
import { creditUnused } from '../subscriptions/credit-unused'
import { lockSubscription } from '../subscriptions/subscription'
import { subscriptionStates } from '../subscriptions/subscription-states'

interface Statement {
  /** Dutch day of the statement */
  receivedOn: string
  /** for the timeline and the credit notes */
  reason: string
}

/**
 * Stops a subscription that its customer withdrew from: nobody reads it any more, and what was invoiced is credited. Whoever asked to
 * begin at once pays for the days before the statement (BW 6:230s lid 4), others nothing (lid 5).
 * @returns the credit notes
 * @throws `ledger/not-possible` when it ended, or was withdrawn from, before
 */
export async function withdrawSubscription(
  trx: Transaction,
  id: number,
  { receivedOn, reason }: Statement,
  cause: Cause,
): Promise<IssuedInvoice[]> {
  const subscription = await lockSubscription(trx, id)
  const isFirst = await transition(trx, subscriptionStates, id, 'withdrawn', { ...cause, reason })
  if (!isFirst) throw domainError(ledgerErrors, 'ledger/not-possible')
  const lastDay = addDays(receivedOn, -1)
  await tablesOf(trx)
    .updateTable('gevel_subscriptions')
    .set({ ends_on: lastDay, paused_from: null, paused_until: null, changed_at: cause.at })
    .where('id', '=', id)
    .execute()
  await endEntitlements(trx, id, addDays(dutchDay(cause.at), -1))
  if (subscription.startsAtOnce) return creditUnused(trx, subscription, { lastDay, reason }, cause)
  return creditAll(trx, subscription.orderId, reason, cause)
}

/** Credits what was not credited yet of all invoices of an order. */
async function creditAll(
  trx: Transaction,
  orderId: number | null,
  reason: string,
  { actor, at }: Cause,
): Promise<IssuedInvoice[]> {
  if (orderId === null) return []
  const invoices = await tablesOf(trx)
    .selectFrom('gevel_invoices')
    .select(['id', 'charge'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .orderBy('id')
    .execute()
  const credits: IssuedInvoice[] = []
  for (const { id: invoiceId, charge } of invoices) {
    const rest = await restByRate(trx, invoiceId)
    if (rest.every(({ netCents, vatCents }) => netCents + vatCents === 0)) continue
    credits.push(
      await creditInvoice(trx, { invoiceId, lines: 'all', charge: `${charge} withdrawn`, reason, actor, at }),
    )
  }
  return credits
}
