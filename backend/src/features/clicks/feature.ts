import { clickEndpoints } from '@gevel/contract/endpoints/clicks'
import type { Feature } from '../../platform/feature/feature'
import { openRoute } from '../../platform/http/route'
import { clickLimit } from './click-rate'
import { followLink } from './follow-link'

export const clicks: Feature = {
  routes: [openRoute(clickEndpoints.follow, followLink)],
  limits: [clickLimit],
}
