import { createContext } from 'react-router'
import type { PageLoaderArgs } from '../page-loader-args.ts'

/** Whether a page view of this request may be counted, for statistics. */
export const trackedContext = createContext(true)

/** What a route can ask for by name in its handle. Each runs on the server before the loaders do. */
const MIDDLEWARE = {
  /** leaves the page view of this route uncounted: its detail pages count themselves (requirements §2) */
  'no-tracking': ({ context }: PageLoaderArgs) => {
    context.set(trackedContext, false)
  },
} as const

export type RouteMiddlewareName = keyof typeof MIDDLEWARE

/**
 * Runs the middleware of the matched routes, outermost first.
 * @throws Error 'Unknown route middleware' for an unknown name (requirements §8)
 */
export function runRouteMiddleware(names: readonly string[], args: PageLoaderArgs): void {
  for (const name of names) {
    if (!isKnown(name)) throw new Error('Unknown route middleware')
    MIDDLEWARE[name](args)
  }
}

function isKnown(name: string): name is RouteMiddlewareName {
  return Object.hasOwn(MIDDLEWARE, name)
}
