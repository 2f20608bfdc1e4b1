import type { OwnSubscriptionLine } from '@gevel/contract/own-subscriptions'
import type { Knex } from 'knex'
import { tablesOf } from '../../../platform/database/tables-of'

/** The subscriptions of customers of which an account is the owner or a manager, newest first; those that ended come last. */
export async function listSubscriptions(knex: Knex, userId: number): Promise<OwnSubscriptionLine[]> {
  return tablesOf(knex)
    .selectFrom('gevel_subscriptions as s')
    .innerJoin('gevel_customer_people as p', 'p.customer_id', 's.customer_id')
    .innerJoin('gevel_customers as c', 'c.id', 's.customer_id')
    .innerJoin('gevel_plan_versions as v', 'v.id', 's.plan_version_id')
    .select(['s.number', 's.state', 'c.name as customerName', 'v.name as planName'])
    .where('p.user_id', '=', userId)
    .orderBy(({ eb }) => eb('s.state', 'in', ['ended', 'withdrawn']))
    .orderBy('s.id', 'desc')
    .execute()
}
