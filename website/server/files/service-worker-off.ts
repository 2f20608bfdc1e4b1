import type { IncomingMessage, ServerResponse } from 'node:http'
import { serviceWorkerPath } from '@gevel/contract/server-paths'

/**
 * Replaces the service worker by one that handles no request and removes what the other stored, at the next page that a
 * browser loads. It stays registered: a page that registers it again then changes nothing.
 */
const EMPTY_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(Promise.all([
  clients.claim(),
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
])))
`

/** Sends the empty worker in place of that of the build; false for any other request. */
export function sendEmptyWorker({ url }: IncomingMessage, res: ServerResponse): boolean {
  if (url?.split('?', 1)[0] !== serviceWorkerPath) return false
  res.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' })
  res.end(EMPTY_WORKER)
  return true
}
