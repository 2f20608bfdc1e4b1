import { dutchDay } from '@gevel/contract/dutch-day'
import { sql } from 'kysely'
import { type MandateState, mandateStateOn } from '../../../ledger/payments/mandates'
import { tablesOf } from '../../../platform/database/tables-of'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'
import { timelineOf } from '../timeline'
import { invoiceState } from './invoices-of'

/** An invoice or credit note with its lines, what settled it and its files; undefined without it. */
export async function showInvoice(id: number, at: Date) {
  const knex = strapi.db.connection
  const tables = tablesOf(knex)
  const today = dutchDay(at)
  const row = await tables
    .selectFrom('gevel_invoices as i')
    .innerJoin('gevel_customers as c', 'c.id', 'i.customer_id')
    .leftJoin('gevel_orders as o', 'o.id', 'i.order_id')
    .leftJoin('gevel_subscriptions as s', 's.order_id', 'o.id')
    .leftJoin('gevel_mandates as m', (join) =>
      join.on('m.id', '=', sql<number>`coalesce(s.mandate_id, o.mandate_id)`).on('i.payment', '=', 'direct-debit'),
    )
    .leftJoin('gevel_invoices as credited', 'credited.id', 'i.credits_id')
    .select(['i.id', 'i.number', 'i.kind', 'i.issued_on as issuedOn', 'i.due_on as dueOn', 'i.payment', 'i.reference'])
    .select(['i.prices', 'i.net_cents as netCents', 'i.vat_cents as vatCents', 'i.total_cents as totalCents'])
    .select(['i.open_cents as openCents', 'i.buyer', 'i.customer_id as customerId', 'c.number as customerNumber'])
    .select(['c.disputed_at as disputedAt', 'c.name as customerName', 'o.id as orderId', 'o.number as orderNumber'])
    .select(sql<MandateState | null>`CASE WHEN m.id IS NOT NULL THEN ${mandateStateOn(today)} END`.as('mandate'))
    .select(['credited.id as creditedId', 'credited.number as creditedNumber'])
    .where('i.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const [lines, credits, settlements, collections, documents, events] = await Promise.all([
    tables
      .selectFrom('gevel_invoice_lines')
      .select(['position', 'description', 'quantity', 'net_cents as netCents', 'vat_rate as vatRate'])
      .select(['period_from as from', 'period_until as until'])
      .where('invoice_id', '=', id)
      .orderBy('position')
      .execute(),
    tables
      .selectFrom('gevel_invoices')
      .select(['id', 'number', 'total_cents as totalCents', 'issued_on as issuedOn'])
      .where('credits_id', '=', id)
      .orderBy('id')
      .execute(),
    tables
      .selectFrom('gevel_allocations as a')
      .leftJoin('gevel_payments as p', 'p.id', 'a.payment_id')
      .leftJoin('gevel_invoices as n', 'n.id', 'a.credit_id')
      .select(['a.id', 'a.cents', 'a.at', 'p.method', 'p.received_on as receivedOn', 'p.note', 'n.number as credit'])
      .where('a.invoice_id', '=', id)
      .orderBy('a.id')
      .execute(),
    tables
      .selectFrom('gevel_collections as l')
      .innerJoin('gevel_collection_runs as r', 'r.id', 'l.run_id')
      .select(['l.id', 'l.state', 'l.attempt', 'l.cents', 'l.return_code as returnCode', 'l.returned_on as returnedOn'])
      .select(['l.retry_on as retryOn', 'r.id as runId', 'r.number as run', 'r.collect_on as collectOn'])
      .where('l.invoice_id', '=', id)
      .orderBy('l.id')
      .execute(),
    tables
      .selectFrom('gevel_customer_documents')
      .select(['id', 'kind', 'name', 'bytes'])
      .where('subject', '=', 'invoice')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute(),
    timelineOf(knex, row.customerId),
  ])
  const { customerId, customerNumber, customerName, disputedAt, ...rest } = row
  const { orderId, orderNumber, creditedId, creditedNumber, ...invoice } = rest
  return {
    ...{ ...invoice, buyer: Object(JSON.parse(row.buyer)), state: invoiceState(row, today) },
    customer: { id: customerId, number: customerNumber, name: customerName, disputedAt: timestampOrNull(disputedAt) },
    order: orderId && orderNumber ? { id: orderId, number: orderNumber } : null,
    credited: creditedId && creditedNumber ? { id: creditedId, number: creditedNumber } : null,
    settlements: settlements.map((settlement) => ({ ...settlement, at: timestamp(settlement.at) })),
    ...{ lines, credits, collections, documents },
    events: events.filter(
      ({ subject, data }) => subject === 'invoice' || subject === 'payment' || data.invoiceId === id,
    ),
  }
}

/** An invoice as the admin's screen shows it. */
export type ShownInvoice = NonNullable<Awaited<ReturnType<typeof showInvoice>>>
