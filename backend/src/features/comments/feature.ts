import { commentEndpoints } from '@gevel/contract/endpoints/comments'
import type { Feature } from '../../platform/feature/feature'
import { idOf } from '../../platform/http/parameters'
import { publicRoute, publicRouteById } from '../../platform/readers/public-route'
import { readerRoute } from '../../platform/readers/reader-route'
import { changeComment, removeComment } from './change-comment'
import { ensureCommentTriggers } from './comment-triggers'
import { moderationRoutes } from './moderation/moderation-routes'
import { moderateComments } from './permission'
import { listOwnComments, listThread, showComment } from './reader-comments'
import { reportComment } from './report-comment'
import { commentsQuery, findVisible, listComments } from './visible-comments'
import { writeComment } from './write-comment'

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
  ensureTriggers: (strapi) => ensureCommentTriggers(strapi.db.connection),
}
