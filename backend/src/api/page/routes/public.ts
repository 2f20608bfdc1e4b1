import { listPages } from '../../../content/pages/list-pages'
import { onePageQuery, pagesQuery } from '../../../content/pages/page-query'
import { showPageAt, showPageById } from '../../../content/pages/show-page'
import { idOf } from '../../../platform/http/parameters'
import { publicRoute } from '../../../platform/readers/public-route'

export default {
  routes: [
    publicRoute('/public/pages', pagesQuery, ({ query }) => listPages(query)),
    // The path comes encoded (`vacatures%2Fcat`), as one segment of this URL; unencoded it is accepted too.
    publicRoute('/public/pages/link/:link(.*)', onePageQuery, ({ query, params }) =>
      showPageAt(params.link ?? '', query.populate),
    ),
    publicRoute('/public/pages/:id', onePageQuery, async ({ query, params }) => {
      const id = idOf(params.id)
      return id === null ? null : showPageById(id, query.populate)
    }),
  ],
}
