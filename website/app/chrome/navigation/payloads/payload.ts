import { payloadSuffix } from '@gevel/contract/server-paths'

/** The data of a page's own route, in the build that made it (decision 066). */
export interface Payload {
  build: string
  /** the scripts of the page that not every page loads */
  files: readonly string[]
  routes: Readonly<Record<string, unknown>>
}

/** Whether the pages of a route have data, and the same for many visitors. */
export function hasPayload(routeId: string): boolean {
  const route = window.__reactRouterManifest?.routes[routeId]
  return route?.hasLoader === true && !route.perVisitor
}

/** The URL of the payload of a page. */
export function payloadUrl({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return (pathname === '/' ? '' : pathname) + payloadSuffix + search
}

/** Requests a payload; undefined for a page without one, which may redirect. */
export async function fetchPayload(url: string, init: RequestInit): Promise<Payload | undefined> {
  const response = await fetch(url, { redirect: 'manual', ...init })
  return response.status === 200 ? response.json() : undefined
}
