import { findRedirect, redirectQuery } from '../../../content/redirects/find-redirect'
import { publicRoute } from '../../../platform/readers/public-route'

export default {
  routes: [publicRoute('/public/redirects', redirectQuery, ({ query }) => findRedirect(query))],
}
