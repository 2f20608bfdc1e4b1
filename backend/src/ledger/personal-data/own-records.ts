import type { ownCustomerSchema } from '@gevel/contract/ledger'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { tablesOf } from '../../platform/database/tables-of'
import { timestamp } from '../../platform/http/timestamp'
import { customersOfAccount } from '../customers/customer'

/** The customers for which an account acts, with their orders, invoices and payments, for its download. */
export async function ownRecords(knex: Knex, userId: number): Promise<z.input<typeof ownCustomerSchema>[]> {
  const customers = await customersOfAccount(knex, userId)
  return Promise.all(
    customers.map(async ({ id, anonymisedAt: _, ...details }) => ({
      ...details,
      orders: await ordersOf(knex, id),
      invoices: await invoicesOf(knex, id),
      payments: await paymentsOf(knex, id),
    })),
  )
}

async function ordersOf(knex: Knex, customerId: number) {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_orders')
    .select(['number', 'kind', 'state', 'reference', 'agreed', 'total_cents as totalCents', 'placed_at as placedAt'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()
  return rows.map(({ agreed, placedAt, ...order }) => ({
    ...order,
    agreed: JSON.parse(agreed),
    placedAt: timestamp(placedAt),
  }))
}

function invoicesOf(knex: Knex, customerId: number) {
  return tablesOf(knex)
    .selectFrom('gevel_invoices')
    .select(['number', 'issued_on as issuedOn', 'due_on as dueOn', 'total_cents as totalCents'])
    .select('open_cents as openCents')
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()
}

function paymentsOf(knex: Knex, customerId: number) {
  return tablesOf(knex)
    .selectFrom('gevel_payments')
    .select(['method', 'cents', 'received_on as receivedOn'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()
}
