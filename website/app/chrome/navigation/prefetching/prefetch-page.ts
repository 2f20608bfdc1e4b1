import { noteNewBuild, runsBuild } from '../../new-build/new-build.ts'
import { fetchPayload, payloadUrl } from '../payloads/payload.ts'
import { isPrefetched, storePrefetched } from '../payloads/prefetched.ts'

declare global {
  interface Window {
    /** by route, once it has run */
    __reactRouterRouteModules?: Record<string, unknown>
  }
}

/** Prefetches the data of a page and then its component. The request is one of a script: the server counts no page view. */
export async function prefetchPage(path: string): Promise<void> {
  const url = payloadUrl(new URL(path, location.href))
  if (isPrefetched(url)) return
  const request = fetchPayload(url, { priority: 'low' }).catch(() => undefined)
  storePrefetched(url, request)
  const payload = await request
  if (payload && !runsBuild(payload.build)) noteNewBuild()
  else await Promise.all(Object.keys(payload?.routes ?? {}).map(loadRoute))
}

/** Loads the files of a route, without running them. */
async function loadRoute(id: string): Promise<void> {
  const route = window.__reactRouterManifest?.routes[id]
  if (!route || window.__reactRouterRouteModules?.[id]) return
  const { module, imports = [], css = [] } = route
  await Promise.all([
    ...[module, ...imports].map((href) => loadFile({ rel: 'modulepreload', href })),
    // React Router marks style sheets that the document links by itself with a `#`
    ...css.map((href) => loadFile({ rel: 'prefetch', as: 'style', href: href.replace(/#$/, '') })),
  ])
}

const requested = new Set<string>()

/** Resolves when it has loaded, or failed: the navigation then tries again. */
async function loadFile(file: { rel: string; as?: string; href: string }): Promise<void> {
  if (requested.has(file.href)) return
  requested.add(file.href)
  const link = Object.assign(document.createElement('link'), file)
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve
    document.head.append(link)
  })
}
