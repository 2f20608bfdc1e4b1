import { matchRoutes } from 'react-router'
import type { RouteHandle } from '../routing/routes/route-handle.ts'
import { routeTree } from '../routing/routes/route-tree.ts'

interface Matched {
  url: URL
  /** of the matched route, as in `routes.ts` */
  pattern: string
}

const handlesOf = new Map<string, readonly RouteHandle[]>()

/**
 * The handles of the routes that match a path, outermost first. React Router gives a middleware its URL and pattern
 * but not the matched routes, so they are matched once more per pattern.
 */
export async function matchedHandles({ url, pattern }: Matched): Promise<readonly RouteHandle[]> {
  const known = handlesOf.get(pattern)
  if (known) return known
  const { routes } = await import('virtual:react-router/server-build')
  const matches = matchRoutes(routeTree(routes), url.pathname) ?? []
  const handles = matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined) ?? [])
  handlesOf.set(pattern, handles)
  return handles
}
