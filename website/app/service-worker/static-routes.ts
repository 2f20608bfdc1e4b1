import { fileFolders } from '@gevel/contract/server-paths'
import { FILES } from '../stored-pages/stored-page.ts'

/** https://w3c.github.io/ServiceWorker/#service-worker-static-routing, in Chromium since 123. */
interface RoutingEvent {
  addRoutes?: (
    routes: { condition: { urlPattern: { pathname: string }; requestMethod: string }; source: { cacheName: string } }[],
  ) => Promise<void>
}

/**
 * Lets the browser respond to requests for scripts, styles and fonts by itself, as `files.ts` does: with the stored file,
 * else from the network. The way through the worker would cost each of them a millisecond.
 */
export async function addStaticRoutes(event: ExtendableEvent & RoutingEvent): Promise<void> {
  const folders = [fileFolders.assets, fileFolders.fonts]
  await event.addRoutes?.(
    folders.map((folder) => ({
      condition: { urlPattern: { pathname: `${folder}*` }, requestMethod: 'GET' },
      source: { cacheName: FILES },
    })),
  )
}
