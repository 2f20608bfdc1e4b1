import { ledgerErrors, type Party } from '@gevel/contract/ledger'
import { type Cents, cents, sumCents } from '@gevel/contract/money/cents'
import type { Totals, VatTotal } from '@gevel/contract/money/totals'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { domainError } from '../../platform/errors/domain-error'
import { lockCustomer } from '../customers/customer'
import { type Actor, recordEvent } from '../events/record-event'
import { allocate } from '../payments/allocate'
import { creditTotals, negateTotals } from './credit-totals'
import { linesOfInvoice, restByRate } from './credited-amounts'
import { findByCharge, type InvoiceLine, type IssuedInvoice, storeInvoice } from './store-invoice'

interface NewCredit {
  invoiceId: number
  /** amounts above zero, in the invoice's kind of prices; `all`: what was not credited yet */
  lines: 'all' | readonly InvoiceLine[]
  /** what it credits, at most once: 'withdrawal 12' */
  charge: string
  /** why, on the timeline and under the lines */
  reason: string
  actor: Actor
  at: Date
}

/**
 * Issues a credit note for an invoice or a part of it, with the parties of that invoice. It settles what is open of the
 * invoice and no direct debit is collecting; the rest stays open on the credit note, to be paid back.
 * @returns the credit note, or the one that was issued before for this charge
 * @throws `ledger/already-credited` when more would be credited than was invoiced at a rate, or nothing is left
 */
export async function creditInvoice(trx: Transaction, credit: NewCredit): Promise<IssuedInvoice> {
  const { invoiceId, actor, at, reason } = credit
  const { customerId } = await loadInvoice(trx, invoiceId)
  await lockCustomer(trx, customerId)
  const repeated = await findByCharge(trx, credit.charge)
  if (repeated) return repeated
  const invoice = await loadInvoice(trx, invoiceId)
  const rest = await restByRate(trx, invoiceId)
  const totals =
    credit.lines === 'all' ? await totalsOfRest(trx, invoice, rest) : creditTotals(credit.lines, invoice.prices, rest)
  const issued = await storeInvoice(trx, {
    ...{ kind: 'credit', customerId, orderId: invoice.orderId, creditsId: invoiceId, charge: credit.charge },
    ...{ dueOn: null, payment: invoice.payment, reference: invoice.reference, prices: invoice.prices, at },
    ...{ seller: parseParty(invoice.seller), buyer: parseParty(invoice.buyer), notes: [reason], totals },
  })
  await recordEvent(trx, {
    ...{ customerId, subject: 'invoice', subjectId: invoiceId, kind: 'credited', actor, reason, at },
    data: { number: issued.number, totalCents: issued.totalCents },
  })
  const settled = cents(Math.min(invoice.open - (await collectingCents(trx, invoiceId)), -issued.totalCents))
  if (settled > 0) await allocate(trx, { invoiceId, source: { creditId: issued.id }, cents: settled, actor, at })
  return issued
}

async function loadInvoice(trx: Transaction, id: number) {
  return tablesOf(trx)
    .selectFrom('gevel_invoices')
    .select(['id', 'number', 'customer_id as customerId', 'order_id as orderId', 'payment', 'reference', 'prices'])
    .select(['seller', 'buyer', 'open_cents as open'])
    .where('id', '=', id)
    .where('kind', '=', 'invoice')
    .executeTakeFirstOrThrow()
}
type Invoice = Awaited<ReturnType<typeof loadInvoice>>

const parseParty = (text: string): Party => JSON.parse(text)

/** All lines of an invoice that no credit note is of, and otherwise a line for the rest of each rate. */
async function totalsOfRest(
  trx: Transaction,
  invoice: Invoice,
  rest: readonly VatTotal[],
): Promise<Totals<InvoiceLine>> {
  const lines = await linesOfInvoice(trx, invoice.id)
  if (sumCents(lines.map(({ netCents }) => netCents)) === sumCents(rest.map(({ netCents }) => netCents)))
    return negateTotals(lines, rest)
  const open = rest.filter(({ netCents, vatCents }) => netCents !== 0 || vatCents !== 0)
  if (open.length === 0) throw domainError(ledgerErrors, 'ledger/already-credited')
  const restLines = open.map(({ vatCategory, vatRate, netCents, vatCents }) => ({
    ...{ description: `Restant van factuur ${invoice.number}`, quantity: 1, vatCategory, vatRate, netCents },
    unitCents: invoice.prices === 'incl' ? cents(netCents + vatCents) : netCents,
    period: null,
  }))
  return negateTotals(restLines, open)
}

/**
 * What a direct debit at the bank is collecting of an invoice. The money comes in whatever happens to the invoice meanwhile, so nothing
 * else may settle that part: it would be paid twice, and nobody would see what is to be paid back.
 */
async function collectingCents(trx: Transaction, invoiceId: number): Promise<Cents> {
  const rows = await tablesOf(trx)
    .selectFrom('gevel_collections')
    .select('cents')
    .where('invoice_id', '=', invoiceId)
    .where('state', '=', 'pending')
    .execute()
  return sumCents(rows.map(({ cents }) => cents))
}
