import { isPerVisitor } from '@gevel/contract/routes'
import { LRUCache } from 'lru-cache'
import { matchRoutes, type ServerBuild } from 'react-router'
import type { RouteHandle } from '../../app/routing/routes/route-handle.ts'
import { routeTree } from '../../app/routing/routes/route-tree.ts'

/** The caching rules of the routes that match a path, from their handles and their records. */
export interface CacheRules {
  /** ids of the matched routes, outermost first */
  routeIds: readonly string[]
  query: readonly string[]
  queryFlags: readonly string[]
  perVisitor: boolean
}

export type RulesAt = (pathname: string) => CacheRules

/** Matching costs up to 0.2 ms; the rules of popular paths are remembered, within this many bytes. */
const MEMORY_BYTES = 1024 * 1024

/**
 * Reads the rules of all routes at start.
 * @returns the rules for a path, matched as React Router does (case-insensitive, encoded or not)
 */
export function cacheRules(routes: ServerBuild['routes']): RulesAt {
  const tree = routeTree(routes)
  const cachedRules = new LRUCache<string, CacheRules>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (_, pathname) => 2 * pathname.length + 200,
  })
  return (pathname) => {
    const found = cachedRules.get(pathname)
    if (found) return found
    const rules = rulesOf(matchRoutes(tree, pathname) ?? [])
    cachedRules.set(pathname, rules)
    return rules
  }
}

function rulesOf(matches: readonly { route: { id?: string; handle?: RouteHandle } }[]): CacheRules {
  const handles = matches.flatMap(({ route }) => route.handle ?? [])
  const routeIds = matches.flatMap(({ route }) => route.id ?? [])
  return {
    routeIds,
    query: handles.flatMap(({ query }) => query ?? []),
    queryFlags: handles.flatMap(({ queryFlags }) => queryFlags ?? []),
    perVisitor: routeIds.some(isPerVisitor),
  }
}
