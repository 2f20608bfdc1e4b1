import { href } from '@gevel/contract/hrefs'
import { NetworkFirst } from 'workbox-strategies'
import { PAGES } from '../stored-pages/stored-page.ts'
import { toDoorPage } from './door-page.ts'
import { toOfflinePage } from './offline-pages.ts'
import { pagePath } from './pages/page-path.ts'
import { storeVisited } from './pages/store-visited.ts'

/** A reader who has a stored page waits no longer for a new one, in seconds. */
const TIMEOUT_SECONDS = 4

/**
 * Pages come from the network. One that everybody gets is stored while it is sent; without a response within the
 * time-out the stored one is shown, and the offline page where there is none.
 */
export const navigations = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pagePath(new URL(request.url)),
      async cacheWillUpdate({ request, response }) {
        await storeVisited(pagePath(new URL(request.url)), response)
        // stored already, with its files
        return null
      },
      async handlerDidError({ request }) {
        const url = new URL(request.url)
        if (url.pathname === href('/offline')) return Response.error()
        return (await toDoorPage(url)) ?? toOfflinePage(url)
      },
    },
  ],
})
