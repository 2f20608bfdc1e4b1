import type { UNSAFE_createClientRoutes } from 'react-router'
import { noteNewBuild, runsBuild } from '../../new-build/new-build.ts'
import { fetchPayload, payloadUrl } from '../payloads/payload.ts'
import { isPrefetched, storePrefetched } from '../payloads/prefetched.ts'

declare global {
  interface Window {
    /** by route, once it has run */
    __reactRouterRouteModules?: Parameters<typeof UNSAFE_createClientRoutes>[1]
  }
}

/** Prefetches the data of a page and then its component. The request is one of a script: the server counts no page view. */
export async function prefetchPage(path: string): Promise<void> {
  const url = payloadUrl(new URL(path, location.href))
  if (isPrefetched(url)) return
  const request = fetchPayload(url, { priority: 'low' }).catch(() => undefined)
  storePrefetched(url, request)
  const payload = await request
  if (!payload) return
  if (!runsBuild(payload.build)) return noteNewBuild()
  const hasRun = Object.keys(payload.routes).some((id) => window.__reactRouterRouteModules?.[id])
  if (!hasRun) await Promise.all(payload.files.map(loadFile))
}

const requested = new Set<string>()

/** Loads a script without running it. Resolves when it has loaded, or failed: the navigation then tries again. */
async function loadFile(href: string): Promise<void> {
  if (requested.has(href)) return
  requested.add(href)
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve
    document.head.append(link)
  })
}
