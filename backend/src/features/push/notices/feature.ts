import type { Feature } from '../../../platform/feature/feature'
import { noticeActions, noticeRoutes } from './notice-routes'
import { notifyFollowers } from './notify-followers'

export const pushNotices: Feature = {
  jobs: [notifyFollowers],
  adminRoutes: noticeRoutes,
  adminActions: noticeActions,
}
