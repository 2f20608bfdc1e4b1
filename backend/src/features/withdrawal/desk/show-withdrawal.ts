import { sql } from 'kysely'
import { tablesOf } from '../../../platform/database/tables-of'
import { timestamp } from '../../../platform/http/timestamp'

/** A statement with the order that it names, its credit notes, and other statements about the order or from the address. */
export async function showWithdrawal(id: number) {
  const tables = tablesOf(strapi.db.connection)
  const row = await tables
    .selectFrom('gevel_withdrawals as w')
    .leftJoin('gevel_orders as o', 'o.id', 'w.order_id')
    .leftJoin('gevel_customers as c', 'c.id', 'o.customer_id')
    .leftJoin('gevel_subscriptions as s', 's.order_id', 'o.id')
    .select(['w.id', 'w.number', 'w.state', 'w.obstacle', 'w.order_text as orderText', 'w.name', 'w.email'])
    .select(['w.received_at as receivedAt', 'w.changed_at as changedAt', 'w.refund_until as refundUntil'])
    .select(['w.credited_cents as creditedCents', 'w.refund_cents as refundCents', 'w.refunded_on as refundedOn'])
    .select(['w.decided_by as decidedBy', 'w.refusal', 'o.id as orderId', 'o.number as orderNumber'])
    .select([
      'o.placed_at as orderedAt',
      'c.name as customerName',
      'c.email as customerEmail',
      's.id as subscriptionId',
    ])
    .select(['s.number as subscriptionNumber', 's.withdraw_until as withdrawUntil', 's.starts_at_once as startsAtOnce'])
    .where('w.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const credits = await tables
    .selectFrom('gevel_invoices')
    .select(['id', 'number', 'issued_on as issuedOn', 'total_cents as totalCents', 'open_cents as openCents'])
    .where('order_id', '=', row.orderId)
    .where('kind', '=', 'credit')
    .orderBy('id')
    .execute()
  const others = await tables
    .selectFrom('gevel_withdrawals')
    .select(['id', 'number', 'state'])
    .where('id', '<>', id)
    .where(sql<boolean>`(lower(email) = lower(${row.email}) OR order_id = ${row.orderId})`)
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
  return {
    ...row,
    receivedAt: timestamp(row.receivedAt),
    changedAt: timestamp(row.changedAt),
    orderedAt: row.orderedAt && timestamp(row.orderedAt),
    credits,
    others,
  }
}

/** A statement as the admin's screen shows it. */
export type ShownWithdrawal = NonNullable<Awaited<ReturnType<typeof showWithdrawal>>>
