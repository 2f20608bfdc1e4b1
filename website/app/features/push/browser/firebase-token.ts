import { getApps, initializeApp } from '@firebase/app'
import { getMessaging, getToken } from '@firebase/messaging'
import type { FirebaseWebApp } from './call-device.ts'

/**
 * The token of this browser at Firebase Cloud Messaging, which subscribes it with its own key. Our service worker shows
 * the messages.
 * @throws FirebaseError when Firebase is not reached
 */
export function firebaseToken(
  { vapidKey, ...app }: FirebaseWebApp,
  worker: ServiceWorkerRegistration,
): Promise<string> {
  const messaging = getMessaging(getApps()[0] ?? initializeApp(app))
  return getToken(messaging, { vapidKey, serviceWorkerRegistration: worker })
}
