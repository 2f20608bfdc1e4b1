import { type ServerBuild, UNSAFE_decodeViaTurboStream, UNSAFE_SingleFetchRedirectSymbol } from 'react-router'
import { z } from 'zod'
import type { RulesAt } from '../cache-rules.ts'
import { payloadPage } from '../page-address.ts'
import type { Handle } from '../request-handler.ts'
import { plainJson } from './plain-json.ts'

/** The layout of all pages. Routes outside of it, such as feeds, have no payload. */
const PAGES = 'chrome'

/** What React Router responds to a script that requests the data of one route, decoded. */
const dataSchema = z.record(z.string(), z.looseObject({}))
const redirectSchema = z.object({ redirect: z.string(), status: z.number() })

/**
 * Adds payloads to React Router: the data of a page's own route as plain JSON, with the id of the build and the scripts of the route. The data
 * of the layout are not in it: a navigation within the site does not load them again. A payload has the status of its page; one that redirects
 * leads to the same page.
 */
export function withPayloads(handle: Handle, rulesAt: RulesAt, assets: ServerBuild['assets']): Handle {
  return async (request) => {
    const url = new URL(request.url)
    const pathname = payloadPage(url.pathname)
    if (pathname === undefined) return handle(request)
    const { routeIds } = rulesAt(pathname)
    const route = routeIds.at(-1)
    if (route === undefined || !routeIds.includes(PAGES)) return payloadResponse(404)
    const response = await handle(new Request(dataUrl(url, pathname, route), request))
    const value = response.body && (await decoded(response.body))
    const redirect = redirectSchema.safeParse(Object(value)[UNSAFE_SingleFetchRedirectSymbol]).data
    if (redirect) return payloadResponse(redirect.status, response.headers, redirect.redirect)
    // a route without a loader has no data
    const routeData = dataSchema.safeParse(value).data?.[route]
    if (!routeData || !('data' in routeData))
      return payloadResponse(response.ok ? 404 : response.status, response.headers)
    return payloadResponse(
      response.status,
      response.headers,
      undefined,
      plainJson({ build: assets.version, files: scriptsOf(route, assets), routes: { [route]: routeData.data } }),
    )
  }
}

/** The scripts of a route that not every page loads. */
function scriptsOf(id: string, { entry, routes }: ServerBuild['assets']): string[] {
  const { module, imports = [] } = routes[id] ?? {}
  return [...(module ? [module] : []), ...imports].filter((file) => !entry.imports.includes(file))
}

/** The URL of the data of a route (React Router, "single fetch"). */
function dataUrl(payload: URL, pathname: string, route: string): URL {
  const url = new URL(payload)
  url.pathname = pathname === '/' ? '/_.data' : `${pathname}.data`
  url.searchParams.set('_routes', route)
  return url
}

async function decoded(body: ReadableStream<Uint8Array>): Promise<unknown> {
  // of the global scope it uses the classes of errors
  const { value, done } = await UNSAFE_decodeViaTurboStream(body, globalThis as unknown as Window & typeof globalThis)
  await done
  return value
}

/** @param rendered headers of the page's data, of which cookies and caching apply here too */
function payloadResponse(status: number, rendered = new Headers(), location?: string, body = 'null'): Response {
  const headers = new Headers({ 'Content-Type': 'application/json', 'X-Robots-Tag': 'noindex' })
  for (const name of ['Cache-Control', 'Retry-After']) {
    const value = rendered.get(name)
    if (value !== null) headers.set(name, value)
  }
  for (const cookie of rendered.getSetCookie()) headers.append('Set-Cookie', cookie)
  if (location !== undefined) headers.set('Location', location)
  return new Response(body, { status, headers })
}
