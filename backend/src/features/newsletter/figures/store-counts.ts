import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import { defineJob } from '../../../platform/jobs/job'
import { countMails } from './issue-figures'

/** The mails themselves are kept for ninety days. */
const keptDays = 80

/** Stores what became of the mails of an issue before the mails are removed. */
export const storeNewsletterCounts = defineJob({
  name: 'newsletter-counts',
  data: z.object({}),
  schedule: '17 3 * * *',
  work: async () => {
    const knex = strapi.db.connection
    const tables = tablesOf(knex)
    const old = await tables
      .selectFrom('gevel_newsletter_issues')
      .select(['id', 'counts'])
      .where('state', 'in', ['sent', 'cancelled'])
      .where('counts', 'is', null)
      .where('started_at', '<', new Date(Date.now() - keptDays * 86_400_000))
      .execute()
    for (const issue of old) {
      const counts = JSON.stringify(await countMails(knex, issue))
      await tables.updateTable('gevel_newsletter_issues').set({ counts }).where('id', '=', issue.id).execute()
    }
  },
})
