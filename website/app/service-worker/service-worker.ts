import { href } from '@gevel/contract/hrefs'
import { enable } from 'workbox-navigation-preload'
import { Route, Router } from 'workbox-routing'
import { forgetDoor } from '../stored-door/forget-door.ts'
import type { WorkerMessage } from '../stored-pages/messages.ts'
import { isOfBackend } from './backend-paths.ts'
import { storeDoorPage } from './door-page.ts'
import { isFile, respondWithFile } from './files.ts'
import { navigations } from './navigations.ts'
import { storeOfflinePages } from './offline-pages.ts'
import { forgetPages } from './pages/forget-pages.ts'
import { storeOpenPages } from './pages/store-open.ts'
import { storeRead } from './pages/store-read.ts'
import { storeSaved } from './pages/store-saved.ts'
import { listenToPush } from './push.ts'
import { worker } from './scope.ts'
import { addStaticRoutes } from './static-routes.ts'

declare const BUILD_ID: string

/** The build that this worker belongs to; the build of the worker fills it in (server/files/build-service-worker.ts). */
const buildId: string = BUILD_ID

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([storeOfflinePages(), addStaticRoutes(event), storeOpenPages()]))
  // open pages need nothing of the worker before: another build's takes over at once
  void worker.skipWaiting()
})
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
// the browser requests the page while the worker starts
enable()

const router = new Router()
router.registerRoute(new Route(({ request, url }) => request.mode === 'navigate' && !isOfBackend(url), navigations))
router.registerRoute(new Route(({ url, sameOrigin }) => sameOrigin && isFile(url.pathname), respondWithFile))
router.addFetchListener()

worker.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  const isLoggingOut = event.request.method === 'POST' && pathname.replace(/\.data$/, '') === href('/uitloggen')
  if (isLoggingOut) event.waitUntil(Promise.all([forgetPages(), forgetDoor()]))
})

worker.addEventListener('message', (event) => {
  const [sender] = event.ports
  // names the build, so that each has another worker, which browsers install
  if (event.data?.type === 'build') sender?.postMessage(buildId)
  else event.waitUntil(handleMessage(event.data).then(() => sender?.postMessage('done')))
})

listenToPush()

/** Handles what a page tells the worker. */
async function handleMessage(message: WorkerMessage): Promise<void> {
  if (message.type === 'read') await storeRead(message.path, message.pictures)
  else if (message.type === 'saved') await storeSaved(message.paths)
  else if (message.type === 'door') await storeDoorPage(message.files)
  else await Promise.all([forgetPages(), forgetDoor()])
}
