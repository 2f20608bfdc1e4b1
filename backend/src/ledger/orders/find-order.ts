import { type Totals, totalsOf } from '@gevel/contract/money/totals'
import type { Prices } from '@gevel/contract/money/vat'
import type { Knex } from 'knex'
import { tablesOf } from '../../platform/database/tables-of'
import type { OrderLine } from './place-order'

/** An order as it was placed. */
export interface Order {
  id: number
  customerId: number
  number: string
  prices: Prices
  placedAt: Date
  totals: Totals<OrderLine>
}

/** @throws Error when there is no such order */
export async function findOrder(knex: Knex, id: number): Promise<Order> {
  const tables = tablesOf(knex)
  const order = await tables
    .selectFrom('gevel_orders')
    .select(['id', 'customer_id as customerId', 'number', 'prices', 'placed_at as placedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const lines = await tables
    .selectFrom('gevel_order_lines')
    .select(['description', 'quantity', 'unit_cents as unitCents'])
    .select(['vat_rate as vatRate', 'vat_category as vatCategory'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute()
  return { ...order, totals: totalsOf(lines, order.prices) }
}
