import type { EntitledEdition, Entitlement } from '@gevel/contract/entitlements'
import type { Knex } from 'knex'
import { tablesOf } from '../database/tables-of'
import type { Transaction } from '../database/transaction'

/** The present day in the Netherlands. */
const today = `(now() AT TIME ZONE 'Europe/Amsterdam')::date`

/** SQL for the moment until which `currentEditions` does not change by itself. */
export const endOfToday = `((${today} + 1)::timestamp AT TIME ZONE 'Europe/Amsterdam')`

/**
 * SQL for the editions that an account reads today, as an array without repeats. The database compares the days, so access ends with the
 * last day although no job has run.
 * @param userId expression for the account's id
 */
export function currentEditions(userId: string): string {
  return `ARRAY(SELECT DISTINCT edition FROM gevel_entitlements
    WHERE user_id = ${userId} AND from_on <= ${today} AND coalesce(until_on >= ${today}, true))`
}

/** Access that is given to an account. */
export interface NewEntitlement extends Entitlement {
  userId: number
  /** required unless it is complimentary */
  subscriptionId: number | null
}

/** Gives an account access. Of one subscription an account has one entitlement: a repeat replaces it. */
export async function grantEntitlement(trx: Transaction, entitlement: NewEntitlement): Promise<void> {
  const { userId, source, subscriptionId, edition, from, until } = entitlement
  const values = { source, edition, from_on: from, until_on: until }
  await tablesOf(trx)
    .insertInto('gevel_entitlements')
    .values({ user_id: userId, subscription_id: subscriptionId, ...values })
    .onConflict((conflict) => conflict.columns(['subscription_id', 'user_id']).doUpdateSet(values))
    .execute()
}

/**
 * Changes what all readers of a subscription read: until when, for a period that was invoiced, a pause or an end; and which edition, for
 * another plan.
 * @param until the last day; a day before the present one closes the access at once
 */
export async function moveEntitlements(
  trx: Transaction,
  subscriptionId: number,
  { until, edition }: { until?: string | null; edition?: EntitledEdition },
): Promise<void> {
  const change = { ...(until !== undefined && { until_on: until }), ...(edition && { edition }) }
  if (Object.keys(change).length === 0) return
  await tablesOf(trx)
    .updateTable('gevel_entitlements')
    .set(change)
    .where('subscription_id', '=', subscriptionId)
    .execute()
}

/** Lets the access of all readers of a subscription end with this day at the latest; what was to end sooner stays as it is. */
export async function endEntitlements(trx: Transaction, subscriptionId: number, lastDay: string): Promise<void> {
  await tablesOf(trx)
    .updateTable('gevel_entitlements')
    .set({ until_on: lastDay })
    .where('subscription_id', '=', subscriptionId)
    .where((either) => either.or([either('until_on', 'is', null), either('until_on', '>', lastDay)]))
    .execute()
}

/** Takes the access of one reader of a subscription away, at once. */
export async function removeEntitlement(trx: Transaction, subscriptionId: number, userId: number): Promise<void> {
  await tablesOf(trx)
    .deleteFrom('gevel_entitlements')
    .where('subscription_id', '=', subscriptionId)
    .where('user_id', '=', userId)
    .execute()
}

/** The entitlements of an account, past and future ones too, newest first. */
export async function listEntitlements(knex: Knex, userId: number): Promise<Entitlement[]> {
  return tablesOf(knex)
    .selectFrom('gevel_entitlements')
    .where('user_id', '=', userId)
    .orderBy('from_on', 'desc')
    .orderBy('id')
    .select(['source', 'edition', 'from_on as from', 'until_on as until'])
    .execute()
}
