import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { cents } from '@gevel/contract/money/cents'
import { refundDays } from '@gevel/contract/withdrawals'
import type { Actor } from '../../../ledger/events/record-event'
import { creditInvoice } from '../../../ledger/invoices/credit-invoice'
import { invoicePapers } from '../../../ledger/papers/invoice-papers'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

interface PaidTicket {
  id: number
  typeName: string
  vatRate: number
  unitCents: number
}

interface Crediting {
  invoiceId: number
  /** all of one invoice, each above zero cents */
  tickets: readonly PaidTicket[]
  /** under the lines of the credit note */
  reason: string
  actor: Actor
  at: Date
}

/** What was credited for tickets, and what of it is to be paid back by when. */
export interface CreditedTickets {
  creditId: number
  /** ids of the credit note's papers, for mails */
  papers: number[]
  /** what is to be paid back, above zero; the rest settled what was open of the invoice */
  refundCents: number
  refundUntil: string
}

/**
 * Credits cancelled tickets on one credit note, with its papers, and stores on each ticket which part of what is paid back is its own.
 * @throws `ledger/already-credited` when the desk credited them before
 */
export async function creditTickets(
  trx: Transaction,
  { invoiceId, tickets, reason, actor, at }: Crediting,
): Promise<CreditedTickets> {
  const tables = tablesOf(trx)
  const rates = await tables
    .selectFrom('gevel_invoice_vat')
    .select(['vat_rate as rate', 'vat_category as category'])
    .where('invoice_id', '=', invoiceId)
    .execute()
  const issued = await creditInvoice(trx, {
    ...{ invoiceId, charge: `event tickets ${tickets.map(({ id }) => id).join(' ')}`, reason, actor, at },
    lines: tickets.map(({ typeName, vatRate, unitCents }) => ({
      ...{ description: `Geannuleerd: ${typeName}`, quantity: 1, unitCents: cents(unitCents), period: null },
      ...{ vatRate, vatCategory: rates.find(({ rate }) => rate === vatRate)?.category ?? ('S' as const) },
    })),
  })
  const papers = await invoicePapers(trx, issued.id)
  const { open } = await tables
    .selectFrom('gevel_invoices')
    .select('open_cents as open')
    .where('id', '=', issued.id)
    .executeTakeFirstOrThrow()
  const refundUntil = addDays(dutchDay(at), refundDays)
  const shares = shareRefund(-open, tickets)
  for (const [index, { id }] of tickets.entries())
    await tables
      .updateTable('gevel_event_tickets')
      .set({ credit_id: issued.id, refund_cents: cents(shares[index] ?? 0), refund_until: refundUntil })
      .where('id', '=', id)
      .execute()
  return { creditId: issued.id, papers, refundCents: -open, refundUntil }
}

/** The amount in parts by the prices of the tickets, which are together the amount to the cent. */
export function shareRefund(refundCents: number, tickets: readonly { unitCents: number }[]): number[] {
  let [open, rest] = [refundCents, tickets.reduce((sum, { unitCents }) => sum + unitCents, 0)]
  return tickets.map(({ unitCents }) => {
    const part = rest === 0 ? 0 : Math.round((open * unitCents) / rest)
    open -= part
    rest -= unitCents
    return part
  })
}
