import { pushEndpoints } from '@gevel/contract/endpoints/push'
import { findDevice } from '../../../features/push/devices/find-device'
import { removeDevice } from '../../../features/push/devices/remove-device'
import { saveDevice } from '../../../features/push/devices/save-device'
import { showPushKey } from '../../../features/push/devices/show-key'
import { openRoute } from '../../../platform/http/route'

export default {
  routes: [
    openRoute(pushEndpoints.key, showPushKey),
    openRoute(pushEndpoints.find, findDevice),
    openRoute(pushEndpoints.save, saveDevice),
    openRoute(pushEndpoints.remove, removeDevice),
  ],
}
