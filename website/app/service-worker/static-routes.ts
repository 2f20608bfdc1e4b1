import { fileFolders, payloadSuffix } from '@gevel/contract/server-paths'
import { FILES } from '../stored-pages/stored-page.ts'

interface StaticRoute {
  condition: { requestMethod: 'GET'; requestMode?: 'navigate'; urlPattern?: { pathname: string } }
  source: 'network' | 'race-network-and-fetch-handler' | { cacheName: string }
}

/** https://w3c.github.io/ServiceWorker/#service-worker-static-routing, in Chromium since 123. */
interface RoutingEvent {
  addRoutes?: (routes: StaticRoute[]) => Promise<void>
}

/** Files as in `files.ts`: the stored one, else from the network. */
const files = [fileFolders.assets, fileFolders.fonts].map(
  (folder): StaticRoute => ({
    condition: { requestMethod: 'GET', urlPattern: { pathname: `${folder}*` } },
    source: { cacheName: FILES },
  }),
)

/** The network responds to a navigation without waiting for the worker, whose own request is the same one. */
const navigations: StaticRoute = {
  condition: { requestMethod: 'GET', requestMode: 'navigate' },
  source: 'race-network-and-fetch-handler',
}

/** The worker has no payloads, and prefetching must not start it. */
const payloads: StaticRoute = {
  condition: { requestMethod: 'GET', urlPattern: { pathname: `*${payloadSuffix}` } },
  source: 'network',
}

/** Spares requests the way through the worker, in browsers that can; others use navigation preload. */
export async function addStaticRoutes(event: ExtendableEvent & RoutingEvent): Promise<void> {
  await event.addRoutes?.([...files, navigations, payloads])
}
