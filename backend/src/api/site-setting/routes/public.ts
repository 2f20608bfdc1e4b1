import { z } from 'zod'
import { publicRoute } from '../../../readers/public-route'
import { showSite } from '../../../site/show-site'

export default {
  routes: [publicRoute('/public/site', z.object({}), showSite)],
}
