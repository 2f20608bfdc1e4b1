import { z } from 'zod'
import { showSite } from '../../../content/site/show-site'
import { publicRoute } from '../../../platform/readers/public-route'

export default {
  routes: [publicRoute('/public/site', z.object({}), showSite)],
}
