import type { RouteObject, ServerBuild } from 'react-router'

type ServerRoutes = ServerBuild['routes']

/** The routes of a build as a tree for `matchRoutes`; React Router provides them as a list. */
export function routeTree(routes: ServerRoutes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route): RouteObject => {
      const common = { id: route?.id, path: route?.path, handle: route?.module.handle }
      return route?.index ? { ...common, index: true } : { ...common, children: routeTree(routes, route?.id) }
    })
}
