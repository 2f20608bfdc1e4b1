import type { Feature } from '../../platform/feature/feature'
import { publicRoute } from '../../platform/readers/public-route'
import { checkSegments } from '../documents/hrefs'
import { findRedirect, redirectQuery } from './find-redirect'

export const redirects: Feature = {
  routes: [publicRoute('/public/redirects', redirectQuery, ({ query }) => findRedirect(query))],
  textChecks: { 'api::redirect.redirect': { fromPath: checkSegments } },
}
