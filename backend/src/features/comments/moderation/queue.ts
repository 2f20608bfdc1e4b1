import type { CommentState, ReportReason } from '@gevel/contract/comments'
import type { Edition } from '@gevel/contract/editions'
import { articleHref } from '@gevel/contract/hrefs'
import type { Knex } from 'knex'
import { z } from 'zod'
import { adminList } from '../../../platform/admin-lists/admin-list'
import { listFilter } from '../../../platform/admin-lists/list-filters'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'
import { recommendationCount } from '../threads'
import { authorName } from '../visible-comments'
import type { Judgement } from './judge'

interface QueueRow {
  id: number
  version: number
  text: string
  state: CommentState
  written_at: Date
  edited_at: Date | null
  author: { name: string; email: string; shown: number; hidden: number; blocked: boolean }
  reply_to: { author: string; text: string; state: CommentState } | null
  recommendations: number
  article: { id: number; title: string; edition: Edition; slug: string } | null
  reports: { reason: ReportReason; note: string | null; reportedAt: string }[]
  judgement: { state: Judgement; editor: string; at: string } | null
}

const isOpen = `(c.state = 'waiting' OR EXISTS (SELECT FROM gevel_comment_reports r WHERE r.comment_id = c.id AND r.judged_at IS NULL))`

/** The facts to judge a comment by: what it replies to, the author's other comments, the reports, the earlier judgement. */
const facts = `c.id, c.version, c.text, c.state, c.written_at, c.edited_at,
  (SELECT json_build_object('name', ${authorName}, 'email', u.email, 'blocked', coalesce(u.blocked, false),
      'shown', count(*) FILTER (WHERE o.state = 'shown'), 'hidden', count(*) FILTER (WHERE o.state = 'hidden'))
    FROM gevel_comments o WHERE o.user_id = c.user_id) AS author,
  ${recommendationCount} AS recommendations,
  (SELECT json_build_object('author', ${authorName}, 'text', t.text, 'state', t.state)
    FROM gevel_comments t JOIN up_users u ON u.id = t.user_id WHERE t.id = c.thread_id) AS reply_to,
  (SELECT json_build_object('id', a.public_id, 'title', a.title, 'edition', a.edition, 'slug', a.slug)
    FROM contents a WHERE a.public_id = c.article_public_id AND a.published_at IS NOT NULL) AS article,
  (SELECT coalesce(json_agg(json_build_object('reason', r.reason, 'note', r.note, 'reportedAt', r.reported_at)
      ORDER BY r.reported_at), '[]')
    FROM gevel_comment_reports r WHERE r.comment_id = c.id AND r.judged_at IS NULL) AS reports,
  (SELECT json_build_object('state', j.state, 'editor', j.editor, 'at', j.judged_at)
    FROM gevel_comment_judgements j WHERE j.comment_id = c.id ORDER BY j.id DESC LIMIT 1) AS judgement`

/** `open`: comments that wait or were reported, oldest first; `all`: every comment, newest first. */
const whichSchema = z.enum(['open', 'all']).default('open')

/** Comments with the facts to judge them by. */
export const commentQueue = adminList({
  query: () => withFacts(strapi.db.connection),
  id: 'c.id',
  sortable: { written: ['c.id'] },
  sort: ({ which }) => (which === 'all' ? '-written' : 'written'),
  filters: { which: listFilter(whichSchema, (comments, which) => which === 'open' && comments.whereRaw(isOpen)) },
  serialise: queuedComment,
  pageSize: 25,
})

/** A comment of the moderation queue by its id. */
export async function findQueued(knex: Knex, id: number) {
  const row: QueueRow | undefined = await withFacts(knex).where('c.id', id).first()
  return row && queuedComment(row)
}

function withFacts(knex: Knex): Knex.QueryBuilder {
  return knex('gevel_comments as c').join('up_users as u', 'u.id', 'c.user_id').select(knex.raw(facts))
}

function queuedComment({ written_at, edited_at, reply_to, article, reports, judgement, ...row }: QueueRow) {
  return {
    ...row,
    writtenAt: timestamp(written_at),
    editedAt: timestampOrNull(edited_at),
    replyTo: reply_to,
    article: article && { id: article.id, title: article.title, path: articleHref(article) },
    reports: reports.map((report) => ({ ...report, reportedAt: timestamp(report.reportedAt) })),
    judgement: judgement && { ...judgement, at: timestamp(judgement.at) },
  }
}
