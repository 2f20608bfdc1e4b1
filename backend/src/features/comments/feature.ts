import { accountExportSchema } from '@gevel/contract/account'
import { commentEndpoints } from '@gevel/contract/endpoints/comments'
import type { Feature } from '../../platform/feature/feature'
import { idOf } from '../../platform/http/parameters'
import { exportedPart } from '../../platform/readers/account-data'
import { publicRoute, publicRouteById } from '../../platform/readers/public-route'
import { readerRoute } from '../../platform/readers/reader-route'
import { changeComment, removeComment } from './change-comment'
import { ensureCommentTriggers } from './comment-triggers'
import { commentAudit } from './moderation/judge'
import { moderationRoutes } from './moderation/moderation-routes'
import { moderateComments } from './permission'
import { listOwnComments, listThread, ownComments, showComment } from './reader-comments'
import { ownReports, reportComment, reportLimit } from './report-comment'
import { commentsQuery, findVisible, listComments } from './visible-comments'
import { commentLimit, writeComment } from './write-comment'

const { comments: commentsPart, commentReports } = accountExportSchema.shape

export const comments: Feature = {
  routes: [
    publicRoute('/public/contents/:id/comments', commentsQuery, async ({ query, params, reader }) => {
      const id = idOf(params.id)
      return id === null ? null : listComments(id, query.page, reader)
    }),
    publicRouteById('/public/comments', (id, { reader }) => findVisible(id, reader)),
    readerRoute(commentEndpoints.listThread, listThread),
    readerRoute(commentEndpoints.write, writeComment),
    readerRoute(commentEndpoints.listOwn, listOwnComments),
    readerRoute(commentEndpoints.show, showComment),
    readerRoute(commentEndpoints.change, changeComment),
    readerRoute(commentEndpoints.remove, removeComment),
    readerRoute(commentEndpoints.report, reportComment),
  ],
  permissions: [moderateComments],
  adminRoutes: moderationRoutes,
  accountData: {
    tables: { gevel_comments: 'removed', gevel_comment_reports: 'removed' },
    exports: [
      exportedPart('comments', commentsPart, ({ account }) => ownComments(strapi.db.connection, account.id)),
      exportedPart('commentReports', commentReports, ({ account }) => ownReports(strapi.db.connection, account.id)),
    ],
  },
  limits: [commentLimit, reportLimit],
  auditKinds: [commentAudit],
  ensureTriggers: (strapi) => ensureCommentTriggers(strapi.db.connection),
}
