import type { Feature } from '../../../platform/feature/feature'
import { moderationActions, moderationRoutes } from './moderation-routes'

export const moderation: Feature = {
  adminRoutes: moderationRoutes,
  adminActions: moderationActions,
}
