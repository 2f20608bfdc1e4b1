import type { CommentState, ReportReason } from '@gevel/contract/comments'
import type { Edition } from '@gevel/contract/editions'
import { articleHref } from '@gevel/contract/hrefs'
import { pageParameter } from '@gevel/contract/list-query'
import type { Knex } from 'knex'
import { z } from 'zod'
import { countAll, listResponse, onPage } from '../../../platform/http/pagination'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'
import type { Judgement } from '../judgement'
import { authorName } from '../visible-comments'

/** `open`: comments that wait or were reported, oldest first; `all`: every comment, newest first. */
export const queueQuery = z.object({ which: z.enum(['open', 'all']).default('open'), page: pageParameter })

const commentsAPage = 25

interface QueueRow {
  id: number
  version: number
  text: string
  state: CommentState
  written_at: Date
  edited_at: Date | null
  author: { name: string; email: string; shown: number; hidden: number; blocked: boolean }
  article: { id: number; title: string; edition: Edition; slug: string } | null
  reports: { reason: ReportReason; note: string | null; reportedAt: string }[]
  judgement: { state: Judgement; editor: string; at: string } | null
}

const isOpen = `(c.state = 'waiting' OR EXISTS (SELECT FROM gevel_comment_reports r WHERE r.comment_id = c.id AND r.judged_at IS NULL))`

/** The facts to judge a comment by: the author's other comments, the reports, the earlier judgement. */
const facts = `c.id, c.version, c.text, c.state, c.written_at, c.edited_at,
  (SELECT json_build_object('name', ${authorName}, 'email', u.email, 'blocked', coalesce(u.blocked, false),
      'shown', count(*) FILTER (WHERE o.state = 'shown'), 'hidden', count(*) FILTER (WHERE o.state = 'hidden'))
    FROM gevel_comments o WHERE o.user_id = c.user_id) AS author,
  (SELECT json_build_object('id', a.public_id, 'title', a.title, 'edition', a.edition, 'slug', a.slug)
    FROM contents a WHERE a.public_id = c.article_public_id AND a.published_at IS NOT NULL) AS article,
  (SELECT coalesce(json_agg(json_build_object('reason', r.reason, 'note', r.note, 'reportedAt', r.reported_at)
      ORDER BY r.reported_at), '[]')
    FROM gevel_comment_reports r WHERE r.comment_id = c.id AND r.judged_at IS NULL) AS reports,
  (SELECT json_build_object('state', j.state, 'editor', j.editor, 'at', j.judged_at)
    FROM gevel_comment_judgements j WHERE j.comment_id = c.id ORDER BY j.id DESC LIMIT 1) AS judgement`

/** `GET /comments`, for editors with the permission: comments with the facts to judge them by. */
export async function listToJudge({ which, page }: z.infer<typeof queueQuery>) {
  const knex = strapi.db.connection
  const comments = chosen(knex, which)
    .select(knex.raw(facts))
    .orderBy('c.id', which === 'open' ? 'asc' : 'desc')
  const rows: QueueRow[] = await onPage(comments, page, commentsAPage)
  return listResponse(rows.map(queuedComment), page, commentsAPage, await countAll(comments))
}

/** A comment of the moderation queue by its id. */
export async function findQueued(knex: Knex, id: number) {
  const row: QueueRow | undefined = await chosen(knex, 'all').where('c.id', id).select(knex.raw(facts)).first()
  return row && queuedComment(row)
}

function chosen(knex: Knex, which: 'open' | 'all'): Knex.QueryBuilder {
  const comments = knex('gevel_comments as c').join('up_users as u', 'u.id', 'c.user_id')
  return which === 'open' ? comments.whereRaw(isOpen) : comments
}

function queuedComment({ written_at, edited_at, article, reports, judgement, ...row }: QueueRow) {
  return {
    ...row,
    writtenAt: timestamp(written_at),
    editedAt: timestampOrNull(edited_at),
    article: article && { id: article.id, title: article.title, path: articleHref(article) },
    reports: reports.map((report) => ({ ...report, reportedAt: timestamp(report.reportedAt) })),
    judgement: judgement && { ...judgement, at: timestamp(judgement.at) },
  }
}
