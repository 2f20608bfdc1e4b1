import { dutchDay } from '@gevel/contract/dutch-day'
import type { Payment } from '@gevel/contract/ledger'
import type { Cents } from '@gevel/contract/money/cents'
import { type PricedLine, totalsOf } from '@gevel/contract/money/totals'
import type { Prices } from '@gevel/contract/money/vat'
import { sql } from 'kysely'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { type Actor, recordEvent } from '../events/record-event'
import { nextNumber } from '../numbers/next-number'

/** A line of an order. */
export interface OrderLine extends PricedLine {
  description: string
}

interface NewOrder {
  customerId: number
  /** what was ordered: 'subscription'; each feature has its own */
  kind: string
  lines: readonly OrderLine[]
  prices: Prices
  payment: Payment
  /** the mandate that its invoices are collected by, when a subscription has none of its own */
  mandateId?: number | null
  /** of the customer, for its bookkeeping */
  reference: string | null
  /** proof of what the customer saw and agreed to: texts with their versions, time and address (BW 6:230n lid 4) */
  agreed: object
  /** UUID made with the form: a repeat is the same order */
  idempotencyKey: string
  actor: Actor
  at: Date
}

export interface PlacedOrder {
  id: number
  /** `B2026-000123` */
  number: string
  totalCents: Cents
}

/** Finds the order of a form that was sent before. A form that is being sent in another transaction is waited for. */
async function findPlacedOrder(trx: Transaction, idempotencyKey: string): Promise<PlacedOrder | undefined> {
  await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`order ${idempotencyKey}`])
  return tablesOf(trx)
    .selectFrom('gevel_orders')
    .select(['id', 'number', 'total_cents as totalCents'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
}

/**
 * Places an order, once for its idempotency key.
 * @returns the stored order, or the earlier one with this key
 */
export async function placeOrder(trx: Transaction, order: NewOrder): Promise<PlacedOrder> {
  return (await findPlacedOrder(trx, order.idempotencyKey)) ?? storeOrder(trx, order)
}

/**
 * Stores an order under the next number of its year, with its lines and the first event of its timeline, all in one statement: others
 * wait for the number until the transaction ends.
 * @throws Error when there is one with its idempotency key: for a caller that has locked the form, and knows that it was not sent before
 */
export async function storeOrder(trx: Transaction, order: NewOrder): Promise<PlacedOrder> {
  const { customerId, kind, prices, payment, reference, idempotencyKey, actor, at } = order
  const { netCents, vatCents, totalCents } = totalsOf(order.lines, prices)
  const placed = await tablesOf(trx)
    .with('drawn', nextNumber('B', dutchDay(at)))
    .with('placed', (tables) =>
      tables
        .insertInto('gevel_orders')
        .values({
          number: sql<string>`(SELECT number FROM drawn)`,
          ...{ customer_id: customerId, kind, state: 'placed', prices, payment, reference },
          ...{ net_cents: netCents, vat_cents: vatCents, total_cents: totalCents, placed_at: at, changed_at: at },
          ...{ agreed: JSON.stringify(order.agreed), idempotency_key: idempotencyKey },
          mandate_id: order.mandateId ?? null,
        })
        .returning(['id', 'number', 'total_cents as totalCents']),
    )
    .with('lines', (tables) =>
      tables.insertInto('gevel_order_lines').values(
        order.lines.map(({ description, quantity, unitCents, vatRate, vatCategory }, position) => ({
          ...{ order_id: sql<number>`(SELECT id FROM placed)`, position, description, quantity },
          ...{ unit_cents: unitCents, vat_rate: vatRate, vat_category: vatCategory },
        })),
      ),
    )
    .selectFrom('placed')
    .selectAll()
    .executeTakeFirstOrThrow()
  await recordEvent(trx, {
    customerId,
    subject: 'order',
    subjectId: placed.id,
    kind: 'placed',
    to: 'placed',
    actor,
    at,
  })
  return placed
}
