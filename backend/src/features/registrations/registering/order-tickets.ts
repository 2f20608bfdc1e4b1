import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { maskIban } from '@gevel/contract/identifiers/mask-iban'
import type { TicketOrder } from '@gevel/contract/registrations'
import { registrationErrors } from '@gevel/contract/registrations'
import { collectionDay } from '@gevel/contract/subscription-dates'
import { mandateReferenceOf } from '@gevel/contract/subscriptions'
import { type BillingSettings, sellerOf } from '../../../content/billing/billing-settings'
import { orderCustomer } from '../../../ledger/customers/order-customer'
import { detailsOfCustomer } from '../../../ledger/customers/ordered-details'
import type { Actor } from '../../../ledger/events/record-event'
import { transition } from '../../../ledger/events/transition'
import { issueInvoice } from '../../../ledger/invoices/issue-invoice'
import { orderStates } from '../../../ledger/orders/order-states'
import { type OrderLine, storeOrder } from '../../../ledger/orders/place-order'
import { writeDay } from '../../../ledger/papers/days'
import { invoicePapers } from '../../../ledger/papers/invoice-papers'
import { publisherOf } from '../../../ledger/papers/publisher-of'
import { requestMandatePaper } from '../../../ledger/papers/request-mandate-paper'
import { storeMandate } from '../../../ledger/payments/mandates'
import { settleWithCredit } from '../../../ledger/payments/settle-with-credit'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'

interface Ordering {
  order: TicketOrder
  lines: readonly OrderLine[]
  /** what the visitor was told about cancelling */
  conditions: string
  /** UUID of the draft, which the caller has locked */
  idempotencyKey: string
  accountId: number | null
  /** network address, for the proof of the order and its mandate */
  address: string | null
  billing: BillingSettings
  at: Date
}

export interface OrderedTickets {
  orderId: number
  orderNumber: string
  invoiceId: number
  /** ids of the invoice and the mandate, for a mail */
  documents: number[]
  /** how it is paid, in a sentence */
  payment: string
}

/**
 * Orders paid tickets and issues their invoice at once, in the transaction that takes their places, after it.
 * @throws `events/terms-changed`
 */
export async function orderTickets(trx: Transaction, ordering: Ordering): Promise<OrderedTickets> {
  const { order, lines, conditions, idempotencyKey, accountId, address, billing, at } = ordering
  const { customer, payment, reference } = order
  const actor: Actor = { kind: 'customer', name: customer.kind === 'company' ? customer.contact : customer.name }
  const prices = customer.kind === 'person' ? 'incl' : 'excl'
  const orderer = await orderCustomer(trx, detailsOfCustomer(order), {
    ...{ accountId, isProved: accountId !== null, actor, at },
  })
  const customerId = orderer.customer.id
  const mandate = await signMandate(trx, ordering, { customerId, actor })
  const agreed = { lines, conditions, from: address, mandate: mandate && billing.mandate }
  const placed = await storeOrder(trx, {
    ...{ customerId, kind: 'event', lines, prices, payment: payment.method, mandateId: mandate?.id ?? null },
    ...{ reference, agreed, idempotencyKey, actor, at },
  })
  const today = dutchDay(at)
  const dueOn = mandate ? collectionDay(today, billing.noticeDays) : addDays(today, billing.paymentDays)
  const invoice = await issueInvoice(trx, {
    ...{ customerId, orderId: placed.id, charge: `order ${placed.id}`, prices, dueOn, actor, at, notes: [] },
    ...{ payment: payment.method, reference, seller: sellerOf(billing) },
    lines: lines.map((line) => ({ ...line, period: null })),
    collectedBy: mandate && { iban: mandate.iban, mandate: mandate.reference },
  })
  await settleWithCredit(trx, { invoiceId: invoice.id, customerId, actor, at })
  await transition(trx, orderStates, placed.id, 'fulfilled', { actor, at })
  const documents = await invoicePapers(trx, invoice.id)
  if (mandate) documents.push(await requestMandatePaper(trx, mandate.id, publisherOf(billing)))
  return {
    ...{ orderId: placed.id, orderNumber: placed.number, invoiceId: invoice.id, documents },
    payment: mandate
      ? `Wij schrijven factuur ${invoice.number} rond ${writeDay(invoice.dueOn)} af van ${maskIban(mandate.iban)}, met machtiging ${mandate.reference}.`
      : `U betaalt na factuur ${invoice.number}, uiterlijk op ${writeDay(invoice.dueOn)}.`,
  }
}

async function signMandate(
  trx: Transaction,
  { order: { payment }, idempotencyKey, address, billing, at }: Ordering,
  { customerId, actor }: { customerId: number; actor: Actor },
) {
  if (payment.method === 'invoice') return null
  if (billing.creditorId === null || payment.mandate.textVersion !== billing.mandate.version)
    throw domainError(registrationErrors, 'events/terms-changed')
  const { iban, holder } = payment
  const reference = mandateReferenceOf(idempotencyKey)
  const id = await storeMandate(trx, {
    ...{ customerId, reference, iban, holder, settings: billing, signedFrom: address, actor, at },
  })
  return { id, iban, reference }
}
