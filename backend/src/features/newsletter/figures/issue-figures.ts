import type { Knex } from 'knex'
import { sql } from 'kysely'
import { tablesOf } from '../../../platform/database/tables-of'
import { countEdition } from '../../../platform/mailing/editions'
import { newsletterLists } from '../../newsletter-lists/newsletter-lists'
import { clicksByVariant, peopleOf } from '../clicks/clicks'
import { editionOf } from '../stored/edition-of'
import type { IssueRow } from '../stored/issue-row'

/** What became of the mails of an issue. */
export interface IssueCounts {
  recipients: number
  /** held or waiting, or being handed over */
  open: number
  sent: number
  /** of which nobody knows whether they were sent; `undecided` of them wait for a decision */
  unknown: number
  undecided: number
  /** not accepted by the mail server: the address or the mailbox, and us */
  bounced: number
  refused: number
  /** unsubscribed or ended before it was their turn */
  skipped: number
  expired: number
}

/** Counts the mails of an issue by state. When its deliveries have been removed, returns the counts stored at that time. */
export async function countMails(
  knex: Knex,
  { id, counts: stored }: Pick<IssueRow, 'id' | 'counts'>,
): Promise<IssueCounts> {
  if (stored) return JSON.parse(stored)
  const counts = await countEdition(knex, editionOf(id))
  const of = (...states: string[]) => states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
  return {
    recipients: Object.values(counts).reduce((sum, count) => sum + count, 0),
    open: of('held', 'waiting', 'sending'),
    sent: of('sent'),
    unknown: of('unknown', 'undecided'),
    undecided: of('undecided'),
    bounced: of('rejected_hard', 'rejected_soft'),
    refused: of('rejected_policy'),
    skipped: of('skipped'),
    expired: of('expired'),
  }
}

/** Days in which somebody who unsubscribes after an issue does so because of it. */
const becauseDays = 7

/** The figures of an issue that was started: what became of its mails, who unsubscribed after it, and who followed which link. */
export async function issueFigures(knex: Knex, issue: IssueRow) {
  const [mails, unsubscribed, links, byVariant, people] = await Promise.all([
    countMails(knex, issue),
    countUnsubscribed(knex, issue),
    linkFigures(knex, issue.id),
    clicksByVariant(knex, issue.id),
    countPeople(knex, issue.id),
  ])
  return { mails, unsubscribed, links, byVariant, people }
}
export type IssueFigures = Awaited<ReturnType<typeof issueFigures>>

/** People who left the list in the week after an issue that they got, before the next one. */
async function countUnsubscribed(knex: Knex, { id, list, started_at }: IssueRow): Promise<number> {
  if (!started_at) return 0
  const { rows } = await sql<{ count: string }>`
    SELECT count(DISTINCT c.address_id) FROM gevel_mail_consents c
    WHERE c.list = ${newsletterLists[list].key} AND c.withdrawn_at >= ${started_at}
      AND c.withdrawn_at < least(${started_at}::timestamptz + make_interval(days => ${becauseDays}), (
        SELECT min(n.started_at) FROM gevel_newsletter_issues n WHERE n.list = ${list} AND n.started_at > ${started_at}))
      AND c.withdrawn_by IN ('link', 'one-click', 'mail', 'complaint')
      AND EXISTS (SELECT FROM gevel_mail_deliveries d
        WHERE d.address_id = c.address_id AND d.kind = ${editionOf(id).kind.name} AND d.edition = ${editionOf(id).edition})
  `.execute(tablesOf(knex))
  return Number(rows[0]?.count ?? 0)
}

/** Each link in the order of the mail, with the clicks on it in either text. */
async function linkFigures(knex: Knex, issueId: number) {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_newsletter_links as l')
    .leftJoin('gevel_newsletter_clicks as c', 'c.code', 'l.code')
    .select(['l.block', 'l.to', 'l.label', 'l.position'])
    .select(({ fn }) => [peopleOf.as('people'), fn.count<string>('c.code').as('clicks')])
    .where('l.issue_id', '=', issueId)
    .groupBy(['l.block', 'l.to', 'l.label', 'l.position'])
    .orderBy('l.position')
    .execute()
  return rows.map(({ people, clicks, ...link }) => ({ ...link, people: Number(people), clicks: Number(clicks) }))
}

async function countPeople(knex: Knex, issueId: number): Promise<number> {
  const { people } = await tablesOf(knex)
    .selectFrom('gevel_newsletter_links as l')
    .innerJoin('gevel_newsletter_clicks as c', 'c.code', 'l.code')
    .select(peopleOf.as('people'))
    .where('l.issue_id', '=', issueId)
    .executeTakeFirstOrThrow()
  return Number(people)
}
