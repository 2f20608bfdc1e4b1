import { loadRules } from '../../../content/newsletters/rules'
import { tablesOf } from '../../../platform/database/tables-of'
import { environment } from '../../../platform/environment/environment'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'
import { issueFigures } from '../figures/issue-figures'
import { countRecipients } from '../sending/count-recipients'
import { issueBlocksSchema } from '../stored/issue-blocks'
import { findIssue } from '../stored/issue-row'
import { titlesOf } from './block-choices'
import { submitterOf } from './find-submitter'

/** An issue as the admin's screen shows it; undefined without it. */
export async function showIssue(id: number) {
  const knex = strapi.db.connection
  const tables = tablesOf(knex)
  const issue = await findIssue(knex, id)
  if (!issue) return undefined
  const blocks = issueBlocksSchema.parse(JSON.parse(issue.blocks))
  const isStarted = issue.started_at !== null
  const [titles, log, archived, rules, recipients, figures] = await Promise.all([
    titlesOf(blocks),
    tables
      .selectFrom('gevel_newsletter_log')
      .select(['id', 'kind', 'by', 'data', 'at'])
      .where('issue_id', '=', id)
      .orderBy('id')
      .execute(),
    tables.selectFrom('gevel_newsletter_archive').select('slug').where('issue_id', '=', id).executeTakeFirst(),
    loadRules(),
    isStarted ? null : countRecipients(knex, issue.list),
    isStarted ? issueFigures(knex, issue) : null,
  ])
  const { list, kind, state, subject, preview, version } = issue
  return {
    ...{ id, list, kind, state, subject, preview, version, blocks, titles, recipients, figures },
    secondSubject: issue.second_subject,
    testPercent: issue.test_percent,
    testMinutes: issue.test_minutes,
    chosenVariant: issue.chosen_variant,
    perMinute: issue.per_minute,
    unknownRule: issue.unknown_rule,
    needsApproval: rules[list].needsApproval,
    createdBy: issue.created_by,
    /** id of the editor who submitted it last, who may not approve it */
    submitter: submitterOf(log.findLast(({ kind }) => kind === 'submitted')) ?? null,
    approvedBy: issue.approved_by,
    createdAt: timestamp(issue.created_at),
    scheduledAt: timestampOrNull(issue.scheduled_at),
    startedAt: timestampOrNull(issue.started_at),
    sentAt: timestampOrNull(issue.sent_at),
    /** of its page on the site */
    url: archived ? new URL(`/nieuwsbrief/${archived.slug}`, environment.SITE_URL).href : null,
    log: log.map(({ data, at, ...entry }) => ({ ...entry, data: JSON.parse(data), at: timestamp(at) })),
  }
}

/** An issue as the admin's screen gets it. */
export type ShownIssue = NonNullable<Awaited<ReturnType<typeof showIssue>>>
