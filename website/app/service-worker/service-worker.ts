import { enable } from 'workbox-navigation-preload'
import { Route, Router } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { buildId } from './build-id.ts'
import { worker } from './scope.ts'

// open pages need nothing of the worker before: another build's takes over at once
worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
// the browser requests the page while the worker starts
enable()

const router = new Router()
router.registerRoute(new Route(({ request }) => request.mode === 'navigate', new NetworkOnly()))
router.addFetchListener()

// names the build, so that each has another worker, which browsers install
worker.addEventListener('message', ({ data, ports }) => {
  if (data?.type === 'build') ports[0]?.postMessage(buildId)
})
