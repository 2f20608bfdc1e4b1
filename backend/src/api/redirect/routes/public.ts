import { publicRoute } from '../../../readers/public-route'
import { findRedirect, redirectQuery } from '../../../redirects/find-redirect'

export default {
  routes: [publicRoute('/public/redirects', redirectQuery, ({ query }) => findRedirect(query))],
}
