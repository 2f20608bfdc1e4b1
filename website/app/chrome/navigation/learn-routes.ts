/** The route of the editors' pages, which has all other paths. */
const OTHER_PATHS = 'page'

let learning: Promise<void> | undefined

/** Whether a path can be that of a route which this page does not know: it began with those that every page leads to (decision 094). */
export function isUnknown(pathname: string): boolean {
  const areas = window.__reactRouterManifest?.areas
  return (
    !!areas &&
    new RegExp(areas).test(pathname) &&
    window.__reactRouterDataRouter?.match(pathname)?.at(-1)?.route.id === OTHER_PATHS
  )
}

/**
 * Adds the routes that this page does not know yet.
 * @throws when their file does not load
 */
export async function learnRoutes(): Promise<void> {
  if (!window.__reactRouterManifest?.areas) return
  learning ??= import('./add-routes.ts').then(({ addRoutes }) => addRoutes())
  try {
    await learning
  } catch (error) {
    // the next navigation tries again
    learning = undefined
    throw error
  }
}
