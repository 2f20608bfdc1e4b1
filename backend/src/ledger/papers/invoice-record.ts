import type { Party, Payment } from '@gevel/contract/ledger'
import type { Cents } from '@gevel/contract/money/cents'
import type { PricedLine, VatTotal } from '@gevel/contract/money/totals'
import type { Prices } from '@gevel/contract/money/vat'

export interface InvoiceRecordLine extends PricedLine {
  description: string
  /** without VAT */
  netCents: Cents
  /** ISO days, both included; null for something without a duration */
  from: string | null
  until: string | null
}

/** An invoice or credit note as it was issued: nothing of it changes later. */
export interface InvoiceRecord {
  number: string
  kind: 'invoice' | 'credit'
  /** ISO days */
  issuedOn: string
  dueOn: string
  issuedAt: Date
  payment: Payment
  /** of the customer, for its bookkeeping */
  reference: string | null
  customerNumber: string
  orderNumber: string | null
  /** the invoice that a credit note is of */
  credited: { number: string; issuedOn: string } | null
  seller: Party
  buyer: Party
  notes: string[]
  prices: Prices
  /** below zero on a credit note */
  netCents: Cents
  vatCents: Cents
  totalCents: Cents
  lines: InvoiceRecordLine[]
  vat: VatTotal[]
}
