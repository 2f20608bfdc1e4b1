import { pageParameter } from '@gevel/contract/list-query'
import { newsletterListSchema, type SentIssueCard, sentIssuesPageSize } from '@gevel/contract/newsletter'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../../../platform/database/tables'
import { tablesOf } from '../../../platform/database/tables-of'
import { listResponse } from '../../../platform/http/pagination'
import { timestamp } from '../../../platform/http/timestamp'
import type { ShownBlock } from '../content/resolve-blocks'

export const sentIssuesQuery = z.object({ list: newsletterListSchema.optional(), page: pageParameter })

type ArchiveRow = Selectable<Tables['gevel_newsletter_archive']>

/** `GET /public/newsletters`: sent issues, newest first, of one list or of all. */
export async function listSentIssues({ list, page }: z.output<typeof sentIssuesQuery>) {
  const issues = tablesOf(strapi.db.connection).selectFrom('gevel_newsletter_archive')
  const wanted = list ? issues.where('list', '=', list) : issues
  const [rows, { count }] = await Promise.all([
    wanted
      .selectAll()
      .orderBy('sent_at', 'desc')
      .orderBy('issue_id', 'desc')
      .limit(sentIssuesPageSize)
      .offset((page - 1) * sentIssuesPageSize)
      .execute(),
    wanted.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  return listResponse(rows.map(cardOf), page, sentIssuesPageSize, Number(count))
}

/** `GET /public/newsletters/{slug}`: what an issue said when it was sent. */
export async function showSentIssue(slug: string) {
  const issues = tablesOf(strapi.db.connection).selectFrom('gevel_newsletter_archive').selectAll()
  const issue = await issues.where('slug', '=', slug).executeTakeFirst()
  if (!issue) return null
  const ofList = issues.where('list', '=', issue.list).limit(1)
  const [previous, next] = await Promise.all([
    ofList.where('sent_at', '<', issue.sent_at).orderBy('sent_at', 'desc').executeTakeFirst(),
    ofList.where('sent_at', '>', issue.sent_at).orderBy('sent_at').executeTakeFirst(),
  ])
  // stored by ourselves when the issue was started
  const blocks = (JSON.parse(issue.content) as ShownBlock[]).map(({ id: _, ...block }) => block)
  return {
    data: { ...cardOf(issue), blocks, previous: previous ? cardOf(previous) : null, next: next ? cardOf(next) : null },
  }
}

function cardOf({ slug, list, subject, preview, sent_at }: ArchiveRow): SentIssueCard {
  return { slug, list: newsletterListSchema.parse(list), subject, preview, sentAt: timestamp(sent_at) }
}
