import type { exportedSubscriptionSchema } from '@gevel/contract/own-subscriptions'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import { timestamp } from '../../../platform/http/timestamp'

type ExportedSubscription = z.input<typeof exportedSubscriptionSchema>

/** The subscriptions of customers for which an account acts, the oldest first, for its download. */
export async function exportedSubscriptions(knex: Knex, userId: number): Promise<ExportedSubscription[]> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_subscriptions as s')
    .innerJoin('gevel_customer_people as p', 'p.customer_id', 's.customer_id')
    .innerJoin('gevel_customers as c', 'c.id', 's.customer_id')
    .innerJoin('gevel_plan_versions as v', 'v.id', 's.plan_version_id')
    .select(['s.number', 'v.name as planName', 's.state', 'c.name as customerName'])
    .select(['s.starts_on as startsOn', 's.ends_on as endsOn', 's.created_at as orderedAt'])
    .where('p.user_id', '=', userId)
    .orderBy('s.id')
    .execute()
  return rows.map(({ orderedAt, ...row }) => ({ ...row, orderedAt: timestamp(orderedAt) }))
}
