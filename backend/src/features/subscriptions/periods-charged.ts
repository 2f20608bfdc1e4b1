import { lengthOf } from '@gevel/contract/days'
import { linesOfInvoice } from '../../ledger/invoices/credited-amounts'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import type { Subscription } from './subscription'

/** Recognises the invoice that begins a period, and not those of changes within one: `subscription 12 2026-03-01`. */
export function beginsPeriod(id: number): RegExp {
  return new RegExp(`^subscription ${id} \\d{4}-\\d\\d-\\d\\d(?: plan \\d+)?$`)
}

/** The invoices of a subscription, in order. */
export async function invoicesOf(trx: Transaction, { orderId }: Pick<Subscription, 'orderId'>) {
  if (orderId === null) return []
  return tablesOf(trx)
    .selectFrom('gevel_invoices')
    .select(['id', 'charge'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .orderBy('id')
    .execute()
}

/** How many days the paid period has, as they were invoiced: a pause or free days move its end, and not its price by day. */
export async function daysOfPaidPeriod(
  trx: Transaction,
  subscription: Pick<Subscription, 'id' | 'orderId'>,
): Promise<number> {
  const begins = beginsPeriod(subscription.id)
  const invoice = (await invoicesOf(trx, subscription)).findLast(({ charge }) => begins.test(charge))
  const [line] = invoice ? await linesOfInvoice(trx, invoice.id) : []
  if (!line?.period) throw new Error(`Subscription ${subscription.id} has no period that was invoiced`)
  return lengthOf(line.period)
}

/** How many periods were invoiced, an introductory term included. */
export async function countPeriods(
  trx: Transaction,
  subscription: Pick<Subscription, 'id' | 'orderId'>,
): Promise<number> {
  const begins = beginsPeriod(subscription.id)
  return (await invoicesOf(trx, subscription)).filter(({ charge }) => begins.test(charge)).length
}
