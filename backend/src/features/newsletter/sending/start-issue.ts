import { dutchDay } from '@gevel/contract/dutch-day'
import { slugify } from '../../../content/documents/free-slug'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { freezeRecipients } from '../../../platform/mailing/editions'
import { newsletterLists } from '../../newsletter-lists/newsletter-lists'
import { storeLinks, variants } from '../content/newsletter-links'
import type { ShownBlock } from '../content/resolve-blocks'
import { type DeliveryContent, editionOf } from '../stored/edition-of'
import { type IssueRow, logIssue } from '../stored/issue-row'

/** A mail that could not be sent for so long is of no use. */
const usefulHours = 48

/**
 * Starts sending an issue in one transaction: what it says is fixed, its links are made, and its recipients are frozen. The caller holds the
 * lock on its row, so that it starts once.
 */
export async function startIssue(
  trx: Transaction,
  issue: IssueRow,
  blocks: readonly ShownBlock[],
  at: Date,
): Promise<void> {
  const { id, subject, preview, second_subject, test_percent, per_minute } = issue
  const { list } = issue
  const tables = tablesOf(trx)
  const expiresAt = expiryOf(at)
  const recipients = await freezeRecipients(trx, editionOf(id), {
    ...{ list: newsletterLists[list], content: { issue: id, list } satisfies DeliveryContent, at },
    testPercent: second_subject === null ? null : test_percent,
    expiresAt,
  })
  await storeLinks(trx, id, blocks, second_subject === null ? ['first'] : variants)
  await tables
    .updateTable('gevel_newsletter_issues')
    .set({
      ...{ state: 'sending', started_at: at, released_until: at, content: JSON.stringify(blocks), changed_at: at },
      ...(second_subject === null && { chosen_variant: 'first' }),
    })
    .where('id', '=', id)
    .execute()
  await tables
    .insertInto('gevel_newsletter_archive')
    .values({
      ...{ issue_id: id, slug: slugOf(issue, at), list, subject, preview },
      ...{ content: JSON.stringify(blocks), sent_at: at },
    })
    .execute()
  await logIssue(trx, id, { kind: 'started', by: 'Gevel', data: { recipients, perMinute: per_minute }, at })
}

export function expiryOf(at: Date): Date {
  return new Date(at.getTime() + usefulHours * 3_600_000)
}

/** The last part of its path in the archive: the day, its words, and its number, which no other one has. */
function slugOf({ id, subject }: Pick<IssueRow, 'id' | 'subject'>, at: Date): string {
  return [dutchDay(at), slugify(subject).slice(0, 80).replace(/-$/, ''), id].filter(Boolean).join('-')
}
