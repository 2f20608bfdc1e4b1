import { accountExportSchema } from '@gevel/contract/account'
import { ownRecommendationSchema } from '@gevel/contract/comments'
import { commentEndpoints, threadQuerySchema } from '@gevel/contract/endpoints/comments'
import { z } from 'zod'
import type { Feature } from '../../platform/feature/feature'
import { idOf } from '../../platform/http/parameters'
import { exportedPart } from '../../platform/readers/account-data'
import { publicRoute, publicRouteById } from '../../platform/readers/public-route'
import { readerRoute } from '../../platform/readers/reader-route'
import { changeComment, removeComment } from './change-comment'
import { listCommentCounts } from './comment-counts'
import { ensureCommentTriggers } from './comment-triggers'
import { commentAudit } from './moderation/judge'
import { moderationRoutes } from './moderation/moderation-routes'
import { moderateComments } from './permission'
import { listOwnComments, listReaderThreads, ownComments, showComment } from './reader-comments'
import { ownRecommendations, recommendationLimit, recommendComment, withdrawRecommendation } from './recommend-comment'
import { ownReports, reportComment, reportLimit } from './report-comment'
import { findVisible, listThreads } from './visible-comments'
import { commentLimit, writeComment } from './write-comment'

const { comments: commentsPart, commentReports } = accountExportSchema.shape

export const comments: Feature = {
  routes: [
    publicRoute('/public/contents/:id/comments', threadQuerySchema, async ({ query, params, reader }) => {
      const id = idOf(params.id)
      return id === null ? null : listThreads(id, query, reader)
    }),
    publicRoute('/public/comment-counts', z.object({}), listCommentCounts),
    publicRouteById('/public/comments', (id, { reader }) => findVisible(id, reader)),
    readerRoute(commentEndpoints.listThreads, listReaderThreads),
    readerRoute(commentEndpoints.write, writeComment),
    readerRoute(commentEndpoints.listOwn, listOwnComments),
    readerRoute(commentEndpoints.show, showComment),
    readerRoute(commentEndpoints.change, changeComment),
    readerRoute(commentEndpoints.remove, removeComment),
    readerRoute(commentEndpoints.report, reportComment),
    readerRoute(commentEndpoints.recommend, recommendComment),
    readerRoute(commentEndpoints.withdraw, withdrawRecommendation),
  ],
  permissions: [moderateComments],
  adminRoutes: moderationRoutes,
  accountData: {
    tables: { gevel_comments: 'removed', gevel_comment_reports: 'removed', gevel_comment_recommendations: 'removed' },
    exports: [
      exportedPart('comments', commentsPart, ({ account }) => ownComments(strapi.db.connection, account.id)),
      exportedPart('commentReports', commentReports, ({ account }) => ownReports(strapi.db.connection, account.id)),
      exportedPart('commentRecommendations', z.array(ownRecommendationSchema), ({ account }) =>
        ownRecommendations(strapi.db.connection, account.id),
      ),
    ],
  },
  limits: [commentLimit, reportLimit, recommendationLimit],
  auditKinds: [commentAudit],
  ensureTriggers: (strapi) => ensureCommentTriggers(strapi.db.connection),
}
