import { addDays, lengthOf } from '@gevel/contract/days'
import { cents } from '@gevel/contract/money/cents'
import { shareByDays } from '@gevel/contract/subscription-price'
import { creditInvoice } from '../../ledger/invoices/credit-invoice'
import { linesOfInvoice } from '../../ledger/invoices/credited-amounts'
import type { InvoiceLine, IssuedInvoice } from '../../ledger/invoices/store-invoice'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import type { Cause } from './charge'
import type { Subscription } from './subscription'

/**
 * Credits what was invoiced for the days after a last one, each line by its days and to the cent: what remains is exactly the price
 * of the days until then. Days of a pause were not used.
 * @returns the credit notes; none when all was used
 */
export async function creditUnused(
  trx: Transaction,
  subscription: Subscription,
  { lastDay, reason }: { lastDay: string; reason: string },
  { actor, at }: Cause,
): Promise<IssuedInvoice[]> {
  const { paidUntil } = subscription
  if (lastDay >= paidUntil) return []
  const unusedDays = lengthOf({ from: addDays(lastDay, 1), until: paidUntil })
  const credits: IssuedInvoice[] = []
  for (const { id, charge } of await currentInvoices(trx, subscription)) {
    const lines = (await linesOfInvoice(trx, id)).flatMap((line) => unusedPart(line, unusedDays))
    if (lines.length > 0)
      credits.push(await creditInvoice(trx, { invoiceId: id, lines, charge: `${charge} unused`, reason, actor, at }))
  }
  return credits
}

/** What of a line was not used; nothing when that is less than half a cent. */
function unusedPart({ netCents: _, ...line }: InvoiceLine & { netCents: number }, unusedDays: number): InvoiceLine[] {
  const { period, quantity, unitCents } = line
  if (!period) return []
  const days = lengthOf(period)
  const unused = Math.min(unusedDays, days)
  const total = quantity * unitCents
  const rest = total - shareByDays(total, days - unused, days)
  if (rest === 0) return []
  return [
    {
      ...line,
      ...{ quantity: 1, unitCents: cents(rest) },
      ...{
        description: `${line.description}, ongebruikt`,
        period: { from: addDays(period.until, 1 - unused), until: period.until },
      },
    },
  ]
}

/** The invoices of the current period: the one that began it, and those of changes since. */
async function currentInvoices(trx: Transaction, { id, orderId }: Subscription) {
  if (orderId === null) return []
  const invoices = await tablesOf(trx)
    .selectFrom('gevel_invoices')
    .select(['id', 'charge'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .orderBy('id')
    .execute()
  const firstOfPeriod = new RegExp(`^subscription ${id} \\d{4}-\\d\\d-\\d\\d(?: plan \\d+)?$`)
  const begin = invoices.findLastIndex(({ charge }) => firstOfPeriod.test(charge))
  return invoices.slice(Math.max(begin, 0))
}
