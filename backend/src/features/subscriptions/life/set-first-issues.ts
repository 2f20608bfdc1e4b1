import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { firstDelivery, withdrawalDays } from '@gevel/contract/subscription-dates'
import { recordEvent } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

/**
 * Sets when the first magazine of a subscription on paper is delivered, and with it the end of its period of withdrawal (BW 6:230o lid 1
 * b 4), where no issue was known when it was ordered. What was set stays, and what was withdrawn from stays as it is.
 * @param issues Dutch days on which magazines appear or appeared, in order
 * @returns how many subscriptions got their days
 */
export async function setFirstIssues(trx: Transaction, issues: readonly string[], at: Date): Promise<number> {
  const tables = tablesOf(trx)
  const open = await tables
    .selectFrom('gevel_subscriptions as s')
    .innerJoin('gevel_plan_versions as v', 'v.id', 's.plan_version_id')
    .innerJoin('gevel_customers as c', 'c.id', 's.customer_id')
    .select(['s.id', 's.customer_id as customerId', 's.created_at as createdAt', 'c.kind as customerKind'])
    .where('v.print', '=', true)
    .where('s.kind', '=', 'paid')
    .where('s.first_issue_on', 'is', null)
    .where('s.state', '<>', 'withdrawn')
    .orderBy('s.id')
    .execute()
  let changed = 0
  for (const { id, customerId, createdAt, customerKind } of open) {
    const firstIssueOn = firstDelivery(dutchDay(createdAt), issues)
    if (!firstIssueOn) continue
    const withdrawUntil = customerKind === 'person' ? addDays(firstIssueOn, withdrawalDays) : null
    const [set] = await tables
      .updateTable('gevel_subscriptions')
      .set({ first_issue_on: firstIssueOn, withdraw_until: withdrawUntil, changed_at: at })
      .where('id', '=', id)
      // another backend may have set it meanwhile
      .where('first_issue_on', 'is', null)
      .where('state', '<>', 'withdrawn')
      .returning('id')
      .execute()
    if (!set) continue
    changed++
    await recordEvent(trx, {
      ...{ customerId, subject: 'subscription', subjectId: id, kind: 'first-issue', actor: { kind: 'system' }, at },
      data: { firstIssueOn, withdrawUntil },
    })
  }
  return changed
}
