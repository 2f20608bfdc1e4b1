import { accountExportSchema } from '@gevel/contract/account'
import { pushEndpoints } from '@gevel/contract/endpoints/push'
import type { Feature } from '../../platform/feature/feature'
import { openRoute } from '../../platform/http/route'
import { exportedPart } from '../../platform/readers/account-data'
import { pushAudit } from './audit-kinds'
import { cleanUpPush } from './delivery/clean-up'
import { deliverNotices } from './delivery/deliver-notices'
import { deviceLimit } from './devices/device-limit'
import { ownDevices } from './devices/device-rows'
import { findDevice } from './devices/find-device'
import { removeDevice } from './devices/remove-device'
import { saveDevice } from './devices/save-device'
import { showPushKey } from './devices/show-key'
import { noticeRoutes } from './notices/notice-routes'
import { notifyFollowers } from './notices/notify-followers'
import { sendNotices } from './permission'

const { pushDevices } = accountExportSchema.shape

export const push: Feature = {
  routes: [
    openRoute(pushEndpoints.key, showPushKey),
    openRoute(pushEndpoints.find, findDevice),
    openRoute(pushEndpoints.save, saveDevice),
    openRoute(pushEndpoints.remove, removeDevice),
  ],
  permissions: [sendNotices],
  adminRoutes: noticeRoutes,
  accountData: {
    tables: { gevel_push_subscriptions: 'removed' },
    exports: [exportedPart('pushDevices', pushDevices, ({ account }) => ownDevices(strapi.db.connection, account.id))],
  },
  limits: [deviceLimit],
  auditKinds: [pushAudit],
  jobs: [notifyFollowers, deliverNotices, cleanUpPush],
}
