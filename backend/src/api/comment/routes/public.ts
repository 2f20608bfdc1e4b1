import { commentsQuery, findVisible, listComments } from '../../../comments/visible-comments'
import { idOf } from '../../../http/parameters'
import { publicRoute, publicRouteById } from '../../../readers/public-route'

export default {
  routes: [
    publicRoute('/public/contents/:id/comments', commentsQuery, async ({ query, params, reader }) => {
      const id = idOf(params.id)
      return id === null ? null : listComments(id, query.page, reader)
    }),
    publicRouteById('/public/comments', (id, { reader }) => findVisible(id, reader)),
  ],
}
