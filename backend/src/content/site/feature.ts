import { z } from 'zod'
import type { Feature } from '../../platform/feature/feature'
import { publicRoute } from '../../platform/readers/public-route'
import { showSite } from './show-site'

export const site: Feature = {
  routes: [publicRoute('/public/site', z.object({}), showSite)],
}
