import { createRequestHandler, type ServerBuild } from 'react-router'
import type { RulesAt } from './cache-rules.ts'

export type Handle = (request: Request) => Promise<Response>

/**
 * React Router's request handler, with the routes of the page alone for a document. With all of them React Router tries
 * one after the other twice for each request, and creates a tree of them for each rendering.
 */
export function requestHandler(build: ServerBuild, mode: string, rulesAt: RulesAt): Handle {
  const ofAll = createRequestHandler(build, mode)
  const ofRoutes = new Map<string, Handle>()
  return (request) => {
    const { pathname } = new URL(request.url)
    const { routeIds } = rulesAt(pathname)
    // the data of a page have another path than the page
    if (routeIds.length === 0 || pathname.endsWith('.data')) return ofAll(request)
    const key = routeIds.join()
    const handle = ofRoutes.get(key) ?? createRequestHandler(withRoutes(build, routeIds), mode)
    ofRoutes.set(key, handle)
    return handle(request)
  }
}

function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const { assets } = build
  return { ...build, routes: pick(build.routes, ids), assets: { ...assets, routes: pick(assets.routes, ids) } }
}

function pick<T>(all: Record<string, T>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(all, key) ? [[key, all[key] as T]] : [])))
}
