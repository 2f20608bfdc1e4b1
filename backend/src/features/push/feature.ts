import { accountExportSchema } from '@gevel/contract/account'
import { pushEndpoints } from '@gevel/contract/endpoints/push'
import type { Feature } from '../../platform/feature/feature'
import { openRoute } from '../../platform/http/route'
import { exportedPart } from '../../platform/readers/account-data'
import { cleanUpPush } from './delivery/clean-up'
import { deliverNotices } from './delivery/deliver-notices'
import { ownDevices } from './devices/device-rows'
import { deviceLimit, findDevice, removeDevice } from './devices/own-device'
import { saveDevice } from './devices/save-device'
import { noticeRoutes, pushAudit } from './notices/notice-routes'
import { notifyFollowers } from './notices/notify-followers'
import { sendNotices } from './permission'
import { showPushKey } from './vapid-keys'

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
