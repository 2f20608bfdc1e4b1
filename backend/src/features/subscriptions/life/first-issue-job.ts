import { z } from 'zod'
import { loadBillingSettings } from '../../../content/billing/billing-settings'
import { inTransaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { setFirstIssues } from './set-first-issues'

/**
 * Sets the first magazine of subscriptions that were ordered while no issue was planned, within an hour of an editor planning or
 * publishing one. Their period of withdrawal is open until then.
 */
export const firstIssueJob = defineJob({
  name: 'subscriptions-first-issue',
  data: z.object({}),
  schedule: '6 * * * *',
  work: async () => {
    const settings = await loadBillingSettings()
    const planned = settings?.issues.map(({ publishedOn }) => publishedOn) ?? []
    const issues = [...planned, ...(await publishedIssues())].toSorted()
    await inTransaction((trx) => setFirstIssues(trx, issues, new Date()))
  },
})

/** The days of the magazines that were published. */
async function publishedIssues(): Promise<string[]> {
  const rows: { publishedOn: string }[] = await strapi.db
    .query('api::magazine.magazine')
    .findMany({ select: ['publishedOn'], where: { publishedAt: { $notNull: true } } })
  return rows.map(({ publishedOn }) => publishedOn)
}
