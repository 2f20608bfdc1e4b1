import { pushEndpoints } from '@gevel/contract/endpoints/push'
import { openRoute } from '../../../http/route'
import { findDevice } from '../../../push/devices/find-device'
import { removeDevice } from '../../../push/devices/remove-device'
import { saveDevice } from '../../../push/devices/save-device'
import { showPushKey } from '../../../push/devices/show-key'

export default {
  routes: [
    openRoute(pushEndpoints.key, showPushKey),
    openRoute(pushEndpoints.find, findDevice),
    openRoute(pushEndpoints.save, saveDevice),
    openRoute(pushEndpoints.remove, removeDevice),
  ],
}
