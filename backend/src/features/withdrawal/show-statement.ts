import type { withdrawalEndpoints } from '@gevel/contract/endpoints/withdrawals'
import { orderOfLink } from '../../ledger/orders/withdrawal-link'
import { tablesOf } from '../../platform/database/tables-of'
import type { RouteRequest } from '../../platform/http/route'
import { timestamp } from '../../platform/http/timestamp'
import { numberOfReceipt } from './withdraw'

/** `POST /public/withdrawals/link`: the order of a link in a mail, with its customer. It changes nothing. */
export async function openLink({ input: { code } }: RouteRequest<typeof withdrawalEndpoints.open>) {
  const orderText = orderOfLink(code, new Date())
  if (orderText === undefined) return { statement: null }
  const customer = await tablesOf(strapi.db.connection)
    .selectFrom('gevel_orders as o')
    .innerJoin('gevel_customers as c', 'c.id', 'o.customer_id')
    .select(['c.name', 'c.contact', 'c.email'])
    .where('o.number', '=', orderText)
    .where('c.anonymised_at', 'is', null)
    .executeTakeFirst()
  if (!customer) return { statement: null }
  return { statement: { orderText, name: customer.contact ?? customer.name, email: customer.email } }
}

/** `POST /public/withdrawals/receipt`: what was received, as typed. */
export async function showReceipt({ input: { code } }: RouteRequest<typeof withdrawalEndpoints.receipt>) {
  const number = numberOfReceipt(code, new Date())
  if (number === undefined) return { receipt: null }
  const row = await tablesOf(strapi.db.connection)
    .selectFrom('gevel_withdrawals')
    .select(['order_text as orderText', 'email', 'received_at as receivedAt'])
    .where('number', '=', number)
    .executeTakeFirst()
  return { receipt: row ? { ...row, receivedAt: timestamp(row.receivedAt) } : null }
}
