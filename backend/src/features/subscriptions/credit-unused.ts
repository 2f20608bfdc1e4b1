import { addDays, lengthOf } from '@gevel/contract/days'
import { type Cents, cents, sumCents } from '@gevel/contract/money/cents'
import { totalsOf } from '@gevel/contract/money/totals'
import { shareByDays } from '@gevel/contract/subscription-price'
import { creditInvoice } from '../../ledger/invoices/credit-invoice'
import { linesOfInvoice } from '../../ledger/invoices/credited-amounts'
import type { InvoiceLine, IssuedInvoice } from '../../ledger/invoices/store-invoice'
import type { Transaction } from '../../platform/database/transaction'
import { type Cause, chargedPlan } from './charge'
import { beginsPeriod, invoicesOf } from './periods-charged'
import type { Subscription } from './subscription'

/** What was invoiced for the days after a last one: each line by its days, to the cent. Days of a pause were not used. */
async function unusedParts(trx: Transaction, subscription: Subscription, lastDay: string) {
  const { paidUntil } = subscription
  if (lastDay >= paidUntil) return []
  const unusedDays = lengthOf({ from: addDays(lastDay, 1), until: paidUntil })
  const parts: { invoiceId: number; charge: string; lines: InvoiceLine[] }[] = []
  for (const { id, charge } of await currentInvoices(trx, subscription)) {
    const lines = (await linesOfInvoice(trx, id)).flatMap((line) => unusedPart(line, unusedDays))
    if (lines.length > 0) parts.push({ invoiceId: id, charge, lines })
  }
  return parts
}

/** What `creditUnused` would credit, with VAT. */
export async function unusedCents(trx: Transaction, subscription: Subscription, lastDay: string): Promise<Cents> {
  const { prices } = chargedPlan(subscription)
  const parts = await unusedParts(trx, subscription, lastDay)
  return sumCents(parts.map(({ lines }) => totalsOf(lines, prices).totalCents))
}

/**
 * Credits what was invoiced for the days after a last one: what remains is exactly the price of the days until then.
 * @returns the credit notes; none when all was used
 */
export async function creditUnused(
  trx: Transaction,
  subscription: Subscription,
  { lastDay, reason }: { lastDay: string; reason: string },
  { actor, at }: Cause,
): Promise<IssuedInvoice[]> {
  const credits: IssuedInvoice[] = []
  for (const { invoiceId, charge, lines } of await unusedParts(trx, subscription, lastDay))
    credits.push(await creditInvoice(trx, { invoiceId, lines, charge: `${charge} unused`, reason, actor, at }))
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
async function currentInvoices(trx: Transaction, subscription: Subscription) {
  const invoices = await invoicesOf(trx, subscription)
  const begins = beginsPeriod(subscription.id)
  return invoices.slice(
    Math.max(
      invoices.findLastIndex(({ charge }) => begins.test(charge)),
      0,
    ),
  )
}
