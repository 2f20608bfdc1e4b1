import { commentsQuery, findVisible, listComments } from '../../../features/comments/visible-comments'
import { idOf } from '../../../platform/http/parameters'
import { publicRoute, publicRouteById } from '../../../platform/readers/public-route'

export default {
  routes: [
    publicRoute('/public/contents/:id/comments', commentsQuery, async ({ query, params, reader }) => {
      const id = idOf(params.id)
      return id === null ? null : listComments(id, query.page, reader)
    }),
    publicRouteById('/public/comments', (id, { reader }) => findVisible(id, reader)),
  ],
}
