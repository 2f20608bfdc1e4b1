import type { Feature } from '../../feature/feature'
import { moderationActions, moderationRoutes } from './moderation-routes'

export const moderation: Feature = {
  adminRoutes: moderationRoutes,
  adminActions: moderationActions,
}
