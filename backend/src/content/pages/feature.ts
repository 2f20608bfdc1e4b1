import type { Feature } from '../../platform/feature/feature'
import { idOf } from '../../platform/http/parameters'
import { publicRoute } from '../../platform/readers/public-route'
import { listPages } from './list-pages'
import { checkPageLink } from './page-link'
import { onePageQuery, pagesQuery } from './page-query'
import { showPageAt, showPageById } from './show-page'

export const pages: Feature = {
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
  textChecks: { 'api::page.page': { link: checkPageLink } },
}
