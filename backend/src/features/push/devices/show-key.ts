import { vapidKeys } from '../vapid-keys'

/** `GET /account/push` */
export async function showPushKey() {
  return { data: { publicKey: vapidKeys.publicKey } }
}
