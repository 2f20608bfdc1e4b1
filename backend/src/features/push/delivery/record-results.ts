import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import type { Outcome, Result } from './send-message'

const firstRetrySeconds = 60
const maxRetrySeconds = 60 * 60

/** Records what push services answered: ended subscriptions are removed, and failed deliveries are due later. */
export async function recordResults(results: readonly Result[]): Promise<void> {
  await inTransaction(async (trx) => {
    await setDue(trx, results)
    const ended = results.filter(({ outcome }) => outcome === 'ended')
    await trx('gevel_push_subscriptions')
      .whereIn('id', ended.map(({ delivery }) => delivery.subscription_id).sort())
      .delete()
    // in one order, so that two instances do not wait for each other
    for (const notice of new Set(results.map(({ delivery }) => delivery.notice_id).sort())) {
      const count = (outcome: Outcome) =>
        results.filter((one) => one.delivery.notice_id === notice && one.outcome === outcome).length
      await trx('gevel_push_notices')
        .where({ id: notice })
        .increment({ delivered: count('delivered'), ended: count('ended') })
    }
  })
}

async function setDue(trx: Transaction, results: readonly Result[]): Promise<void> {
  const rows = results.map((result) => ({
    document_id: result.delivery.document_id,
    subscription_id: result.delivery.subscription_id,
    wait: result.outcome === 'later' ? waitSeconds(result) : null,
  }))
  await trx.raw(
    `UPDATE gevel_push_deliveries d
    SET due_at = gevel_after_quiet_hours(now() + make_interval(secs => r.wait), s.quiet_from, s.quiet_until)
    FROM json_to_recordset(?::json) AS r (document_id text, subscription_id uuid, wait integer), gevel_push_subscriptions s
    WHERE d.document_id = r.document_id AND d.subscription_id = r.subscription_id AND s.id = d.subscription_id`,
    [JSON.stringify(rows)],
  )
}

/** Doubles with each attempt, unless the service asks for longer. */
function waitSeconds({ delivery: { attempts }, retryAfterSeconds = 0 }: Result): number {
  return Math.max(retryAfterSeconds, Math.min(firstRetrySeconds * 2 ** (attempts - 1), maxRetrySeconds))
}
