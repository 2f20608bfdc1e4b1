import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { RouteHandle } from '../routing/route-handle.ts'

type ServerRoutes = ServerBuild['routes']

/**
 * The middleware names of the routes that match a path, outermost first. React Router tells a middleware its address but not
 * the routes that matched, so the match is made once more on the build's own routes.
 */
export async function middlewareNames({ pathname }: URL): Promise<readonly string[]> {
  const { routes } = await import('virtual:react-router/server-build')
  const matches = matchRoutes(routeTree(routes), pathname) ?? []
  return matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.middleware ?? [])
}

const trees = new WeakMap<ServerRoutes, RouteObject[]>()

function routeTree(routes: ServerRoutes): RouteObject[] {
  const known = trees.get(routes)
  if (known) return known
  const tree = childrenOf(routes, undefined)
  trees.set(routes, tree)
  return tree
}

function childrenOf(routes: ServerRoutes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route): RouteObject => {
      const common = { id: route?.id, path: route?.path, handle: route?.module.handle }
      return route?.index ? { ...common, index: true } : { ...common, children: childrenOf(routes, route?.id) }
    })
}
