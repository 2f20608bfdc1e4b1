import { type NewsletterList, newsletterListSchema } from '@gevel/contract/newsletter'
import { z } from 'zod'
import { loadRules, type NewsletterRule } from '../../../content/newsletters/rules'
import { once } from '../../../platform/database/once'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { resolveBlocks } from '../content/resolve-blocks'
import { logIssue } from '../stored/issue-row'
import { lastStart } from '../stored/last-start'
import { digestDay } from './digest-days'
import { wordsOf } from './digest-words'
import { fillIssue } from './fill-issue'
import { hasNews } from './has-news'

/** Fills and sends the newsletters that send themselves: once a day, whichever backend does it and whatever the clock does. */
export const planNewsletterDigests = defineJob({
  name: 'newsletter-digests',
  data: z.object({}),
  schedule: '*/10 * * * *',
  work: async () => {
    const [rules, at] = [await loadRules(), new Date()]
    for (const list of newsletterListSchema.options) {
      const day = digestDay(rules[list], at)
      if (day === undefined) continue
      const news = await loadNews(list, at)
      await inTransaction((trx) =>
        once(trx, `newsletter digest ${list} ${day}`, () =>
          planDigest(trx, { ...news, list, day, rule: rules[list], at }),
        ),
      )
    }
  },
})

interface Plan extends Awaited<ReturnType<typeof loadNews>> {
  list: NewsletterList
  day: string
  rule: NewsletterRule
  at: Date
}

/** Makes the issue of a day, unless there is no news. One that needs it waits for an editor to approve it. @returns its id */
async function planDigest(
  trx: Transaction,
  { list, day, rule, at, since, blocks, words }: Plan,
): Promise<number | null> {
  if (!words) return null
  const state = rule.needsApproval ? 'submitted' : 'scheduled'
  const { id } = await tablesOf(trx)
    .insertInto('gevel_newsletter_issues')
    .values({
      ...{ list, kind: 'digest', state, rule_key: `${list} ${day}`, ...words, blocks: JSON.stringify(blocks) },
      ...{ per_minute: rule.perMinute, new_since: since, created_by: 'Gevel', created_at: at, changed_at: at },
      ...(state === 'scheduled' && { scheduled_at: at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await logIssue(trx, id, { kind: 'created', by: 'Gevel', at })
  await logIssue(trx, id, { kind: state, by: 'Gevel', data: { at }, at })
  return id
}

/** What is new since the last issue of a list, with the subject of the next; without news no subject. */
async function loadNews(list: NewsletterList, at: Date) {
  const since = await lastStart(strapi.db.connection, list, at)
  const blocks = await fillIssue({ list, since, at })
  return { since, blocks, words: hasNews(list, blocks) ? wordsOf(await resolveBlocks(blocks, at)) : undefined }
}
