import { matchRoutes } from 'react-router'
import type { RouteHandle } from '../routing/routes/route-handle.ts'
import { routeTree } from '../routing/routes/route-tree.ts'

interface Matched {
  url: URL
  /** of the matched route, as in `routes.ts` */
  pattern: string
}

interface MatchedRoute {
  id: string
  handle: RouteHandle
}

const routesOf = new Map<string, readonly MatchedRoute[]>()

/**
 * The routes that match a path, outermost first. React Router gives a middleware its URL and pattern but not the
 * matched routes, so they are matched once more per pattern.
 */
export async function matchedRoutes({ url, pattern }: Matched): Promise<readonly MatchedRoute[]> {
  const cachedRoutes = routesOf.get(pattern)
  if (cachedRoutes) return cachedRoutes
  const { routes } = await import('virtual:react-router/server-build')
  const matches = matchRoutes(routeTree(routes), url.pathname) ?? []
  const found = matches.map(({ route }) => ({ id: route.id ?? '', handle: (route.handle ?? {}) as RouteHandle }))
  routesOf.set(pattern, found)
  return found
}
