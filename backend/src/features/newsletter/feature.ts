import { z } from 'zod'
import { ensureTagTriggers } from '../../platform/changes/change-log'
import type { Feature } from '../../platform/feature/feature'
import { publicRoute } from '../../platform/readers/public-route'
import { listSentIssues, sentIssuesQuery, showSentIssue } from './archive/sent-issues'
import { newsletterAudit } from './audit-kinds'
import { storeNewsletterCounts } from './figures/store-counts'
import { planNewsletterDigests } from './filling/plan-digests'
import { issueRoutes } from './issues/issue-routes'
import { sendNewsletterTest } from './issues/send-test'
import { composeNewsletters, sendNewsletters } from './permission'
import { newsletterMailing } from './sending/compose-mail'
import { runIssues } from './sending/run-issues'

const archive = 'gevel_newsletter_archive'
/** Change tag of the issues that were sent. */
const tag = 'newsletter'

/** Newsletters: composing issues, sending them once to each person, and their figures. */
export const newsletter: Feature = {
  routes: [
    publicRoute('/public/newsletters', sentIssuesQuery, ({ query }) => listSentIssues(query)),
    publicRoute('/public/newsletters/:slug', z.object({}), ({ params }) => showSentIssue(params.slug ?? '')),
  ],
  permissions: [composeNewsletters, sendNewsletters],
  adminRoutes: issueRoutes,
  settings: ['newsletter-setting'],
  auditKinds: [newsletterAudit],
  jobs: [sendNewsletterTest, planNewsletterDigests, storeNewsletterCounts],
  timers: [{ name: 'Sending newsletters', everyMs: 5_000, work: () => runIssues(new Date()) }],
  mailings: [newsletterMailing],
  derivedTables: { [archive]: tag },
  ensureTriggers: (strapi) => ensureTagTriggers(strapi.db.connection, archive, tag),
}
