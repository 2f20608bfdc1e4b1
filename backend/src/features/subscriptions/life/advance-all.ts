import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { sql } from 'kysely'
import type { BillingSettings } from '../../../content/billing/billing-settings'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { unpaidSince } from '../subscription'
import { advanceSubscription } from './advance'

/** Runs work in a transaction of its own: `inTransaction` in the backend. */
export type RunTransaction = <Result>(work: (trx: Transaction) => Promise<Result>) => Promise<Result>

/**
 * Advances every subscription to which something happens at this moment, each in a transaction of its own. Backends that run it at
 * once share the work: one that a colleague has locked is skipped.
 * @param onFailed gets the subscription whose transaction failed; the others go on
 * @returns how many subscriptions changed
 */
export async function advanceSubscriptions(
  run: RunTransaction,
  { settings, at }: { settings: BillingSettings; at: Date },
  onFailed: (id: number, error: unknown) => void,
): Promise<number> {
  const cause = { settings, actor: { kind: 'system' as const }, at }
  let changed = 0
  for (let after = 0; ; ) {
    let id: number | undefined
    try {
      await run(async (trx) => {
        id = await lockNext(trx, after, cause)
        if (id !== undefined && (await advanceSubscription(trx, id, cause)).steps > 0) changed++
      })
    } catch (error) {
      if (id === undefined) throw error
      onFailed(id, error)
    }
    if (id === undefined) return changed
    after = id
  }
}

/** Finds the next subscription for which `nextStep` has a step, and locks its customer. */
async function lockNext(trx: Transaction, after: number, cause: { settings: BillingSettings; at: Date }) {
  const today = dutchDay(cause.at)
  const unpaidUntil = addDays(today, -cause.settings.graceDays)
  const { rows } = await sql<{ id: number }>`
    SELECT s.id FROM gevel_subscriptions s JOIN gevel_customers customer ON customer.id = s.customer_id
      CROSS JOIN LATERAL (SELECT ${unpaidSince} AS since) unpaid
    WHERE s.id > ${after} AND s.state IN ('pending', 'active', 'overdue', 'paused', 'cancelled') AND (
      s.ends_on < ${today}
      OR unpaid.since < ${unpaidUntil}
      OR s.state = 'pending' AND s.starts_on <= ${today}
      OR s.state = 'paused' AND s.paused_until < ${today}
      OR s.state = 'active' AND s.paused_from <= ${today}
      OR s.state IN ('active', 'overdue') AND s.kind = 'paid' AND s.ends_on IS NULL AND s.paid_until < ${today}
      OR s.state = 'active' AND unpaid.since < ${today}
      OR s.state = 'overdue' AND coalesce(unpaid.since >= ${today}, true)
    )
    ORDER BY s.id LIMIT 1 FOR NO KEY UPDATE OF customer SKIP LOCKED`.execute(tablesOf(trx))
  return rows[0]?.id
}
