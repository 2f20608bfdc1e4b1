import type { Party, Payment } from '@gevel/contract/ledger'
import { totalsOf } from '@gevel/contract/money/totals'
import type { Prices } from '@gevel/contract/money/vat'
import type { Transaction } from '../../platform/database/transaction'
import { type Customer, lockCustomer } from '../customers/customer'
import { type Actor, recordEvent } from '../events/record-event'
import { findByCharge, type InvoiceLine, type IssuedInvoice, storeInvoice } from './store-invoice'

interface NewInvoice {
  customerId: number
  /** locked by the caller, of a charge that is new as well, such as that of an order which is being placed; by default both are looked for */
  customer?: Customer | undefined
  orderId: number | null
  /** what it charges, at most once: 'subscription 12 2026-03-01' */
  charge: string
  /** at least one */
  lines: readonly InvoiceLine[]
  prices: Prices
  payment: Payment
  /** Dutch day; null when it is due at once */
  dueOn: string | null
  /** of the customer, for its bookkeeping */
  reference: string | null
  seller: Party
  /** the account and the mandate that it is collected by; null without direct debit */
  collectedBy: { iban: string; mandate: string } | null
  /** texts under the lines */
  notes: readonly string[]
  actor: Actor
  at: Date
}

/**
 * Issues an invoice: with the next number, copies of both parties as they are now, and VAT rounded per rate on its total. Nothing of it
 * changes afterwards except what is still open. An invoice of zero cents is settled at once.
 * @returns the invoice, or the one that was issued before for this charge
 * @throws Error for a reverse charge to a customer without a VAT id
 */
export async function issueInvoice(trx: Transaction, invoice: NewInvoice): Promise<IssuedInvoice> {
  const { customerId, lines, prices, actor, at } = invoice
  const customer = invoice.customer ?? (await lockCustomer(trx, customerId))
  const repeated = invoice.customer ? undefined : await findByCharge(trx, invoice.charge)
  if (repeated) return repeated
  if (!customer.vatId && lines.some(({ vatCategory }) => vatCategory === 'AE'))
    throw new Error(`Customer ${customer.number} has no VAT id to shift VAT to`)
  const issued = await storeInvoice(trx, {
    ...{ kind: 'invoice', customerId, orderId: invoice.orderId, creditsId: null, charge: invoice.charge },
    ...{ dueOn: invoice.dueOn, payment: invoice.payment, reference: invoice.reference, prices, at },
    ...{ seller: invoice.seller, buyer: { ...partyOf(customer), ...invoice.collectedBy } },
    ...{ notes: invoice.notes, totals: totalsOf(lines, prices) },
  })
  await recordEvent(trx, {
    ...{ customerId, subject: 'invoice', subjectId: issued.id, kind: 'issued', actor, at },
    data: { number: issued.number, totalCents: issued.totalCents },
  })
  return issued
}

function partyOf(customer: Customer): Party {
  const { name, contact, street, postcode, city, country, kvk, vatId, email } = customer
  return { name, contact, street, postcode, city, country, kvk, vatId, email }
}
