import { routePaths } from '@gevel/contract/paths'
import type { RouteName } from '@gevel/contract/routes'

/**
 * The entry for the current route in the table of a module that serves several routes (`routes.ts`).
 * @param pattern of the loader's call
 * @throws Error for a route that is not in the table
 */
export function byRoute<T>(pattern: string, table: Readonly<Partial<Record<RouteName, T>>>): T {
  // React Router leaves out the first slash
  const path = pattern.startsWith('/') ? pattern : `/${pattern}`
  for (const [name, value] of Object.entries(table)) {
    if (routePaths[name as RouteName] === path) return value
  }
  throw new Error(`This module does not serve the route ${path}`)
}
