import { serviceWorkerPath } from '@gevel/contract/server-paths'

/**
 * Registers the service worker; the browser looks for that of a new build with each page that it loads. Without one, as
 * in a private window of some browsers, the site works as well.
 */
export function registerWorker(): void {
  navigator.serviceWorker?.register(serviceWorkerPath, { updateViaCache: 'none' }).catch(() => undefined)
}
