import { UNSAFE_createClientRoutes } from 'react-router'
import { completeManifest } from '../../routing/routes/complete-manifest.ts'

const LAYOUT = 'chrome'

/** Adds the routes of the complete manifest to React Router's. */
export async function addRoutes(): Promise<void> {
  const known = window.__reactRouterManifest
  if (!known) return
  await import(/* @vite-ignore */ completeManifest(known.url))
  const complete = Object.entries(window.__reactRouterManifest?.routes ?? {})
  const added = Object.fromEntries(complete.filter(([id]) => !(id in known.routes)))
  // React Router has this object
  Object.assign(known.routes, added)
  delete known.areas
  window.__reactRouterManifest = known
  const modules = window.__reactRouterRouteModules ?? {}
  const routes = UNSAFE_createClientRoutes(added, modules, null, true, false, LAYOUT)
  window.__reactRouterDataRouter?.patchRoutes(LAYOUT, routes)
}
