import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { queueJob } from '../../../platform/jobs/queue-job'
import { deliverMailings } from '../../../platform/mailing/deliver'
import {
  chooseVariant,
  countEdition,
  decideUnknown,
  type EditionCounts,
  releaseHeld,
} from '../../../platform/mailing/editions'
import { clicksByVariant } from '../clicks/clicks'
import { resolveBlocks } from '../content/resolve-blocks'
import { editionOf } from '../stored/edition-of'
import { issueBlocksSchema } from '../stored/issue-blocks'
import { findIssue, type IssueRow, lockIssue, logIssue } from '../stored/issue-row'
import { startIssue } from './start-issue'

/** Mails that are released ahead of being sent: a pause holds them again. */
const aheadMost = 4_000
/** After a stop the rate does not catch up with more than this. */
const longestBurstMs = 60_000

/**
 * Goes on with the issues that are due or being sent: starts, releases mails at their rate, chooses the better subject, and ends. Every
 * backend does this every few seconds: the lock on the row of an issue lets one at a time, and a step that was done is not done again.
 */
export async function runIssues(at: Date): Promise<void> {
  const due = await tablesOf(strapi.db.connection)
    .selectFrom('gevel_newsletter_issues')
    .select('id')
    .where(({ or, and, eb }) =>
      or([eb('state', '=', 'sending'), and([eb('state', '=', 'scheduled'), eb('scheduled_at', '<=', at)])]),
    )
    .orderBy('id')
    .execute()
  for (const { id } of due) await runIssue(id, at)
}

async function runIssue(id: number, at: Date): Promise<void> {
  const before = await findIssue(strapi.db.connection, id)
  // the content is read before the transaction: its statements have a connection of their own
  const blocks =
    before?.state === 'scheduled' ? await resolveBlocks(issueBlocksSchema.parse(JSON.parse(before.blocks)), at) : []
  const isReleased = await inTransaction(async (trx) => {
    const issue = await lockIssue(trx, id)
    if (issue?.state === 'scheduled' && issue.scheduled_at && issue.scheduled_at <= at) {
      // changed and scheduled again in between: the next time
      if (issue.blocks !== before?.blocks) return false
      if (blocks.length === 0) return refuseEmpty(trx, issue, at)
      await startIssue(trx, issue, blocks, at)
      return (await releaseDue(trx, (await lockIssue(trx, id)) ?? issue, at)) > 0
    }
    if (issue?.state !== 'sending') return false
    await chooseSubject(trx, issue, at)
    const released = await releaseDue(trx, issue, at)
    if (released === 0) await endIssue(trx, issue, at)
    return released > 0
  })
  if (isReleased) await queueJob(deliverMailings, {})
}

/** Takes an issue off the schedule of which everything went offline since. @returns false: it has no mails */
async function refuseEmpty(trx: Transaction, { id }: IssueRow, at: Date): Promise<false> {
  await tablesOf(trx)
    .updateTable('gevel_newsletter_issues')
    .set({ state: 'draft', scheduled_at: null, changed_at: at })
    .where('id', '=', id)
    .execute()
  await logIssue(trx, id, { kind: 'empty', by: 'Gevel', at })
  return false
}

/** Releases as many mails as the rate allows since the last time, or as far ahead as is useful. @returns how many */
async function releaseDue(trx: Transaction, issue: IssueRow, at: Date): Promise<number> {
  const { id, per_minute: perMinute } = issue
  const from = Math.max(issue.released_until?.getTime() ?? at.getTime(), at.getTime() - longestBurstMs)
  const most =
    perMinute === null
      ? aheadMost - ((await countEdition(trx, editionOf(id))).waiting ?? 0)
      : Math.floor(((at.getTime() - from) * perMinute) / 60_000)
  if (most <= 0) return 0
  const released = await releaseHeld(trx, editionOf(id), most, at)
  // what is left of a mail counts for the next time
  const until = perMinute === null ? at : new Date(from + (most * 60_000) / perMinute)
  await tablesOf(trx)
    .updateTable('gevel_newsletter_issues')
    .set({ released_until: until })
    .where('id', '=', id)
    .execute()
  return released
}

/** After its time, the subject that more people clicked goes to the others; the first one when they are equal. */
async function chooseSubject(trx: Transaction, issue: IssueRow, at: Date): Promise<void> {
  const { id, second_subject, chosen_variant, started_at, test_minutes } = issue
  if (second_subject === null || chosen_variant !== null || !started_at) return
  if (at.getTime() < started_at.getTime() + test_minutes * 60_000) return
  const { first = 0, second = 0 } = await clicksByVariant(trx, id)
  const chosen = second > first ? 'second' : 'first'
  await chooseVariant(trx, editionOf(id), chosen)
  await tablesOf(trx)
    .updateTable('gevel_newsletter_issues')
    .set({ chosen_variant: chosen })
    .where('id', '=', id)
    .execute()
  await logIssue(trx, id, { kind: 'chosen', by: 'Gevel', data: { chosen, first, second }, at })
}

/** Ends an issue that has no mail left to send. Mails of which nobody knows whether they were sent stay to be decided. */
async function endIssue(trx: Transaction, { id, chosen_variant, unknown_rule }: IssueRow, at: Date): Promise<void> {
  const counts = await countEdition(trx, editionOf(id))
  if (chosen_variant === null || isUnfinished(counts)) return
  if (unknown_rule === 'leave') await decideUnknown(trx, editionOf(id), { sendAgain: null, by: 'Regel', at })
  await tablesOf(trx)
    .updateTable('gevel_newsletter_issues')
    .set({ state: 'sent', sent_at: at, changed_at: at })
    .where('id', '=', id)
    .execute()
  await logIssue(trx, id, { kind: 'ended', by: 'Gevel', data: counts, at })
}

function isUnfinished({ held = 0, waiting = 0, sending = 0 }: EditionCounts): boolean {
  return held + waiting + sending > 0
}
