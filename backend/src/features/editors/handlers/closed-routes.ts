import type { Core } from '@strapi/strapi'

/**
 * Transfers whole databases between servers, and checks a licence: both features are off, and would respond with 500.
 */
const closed = ['/transfer/runner/push', '/transfer/runner/pull', '/license-trial-time-left']

/** Removes the routes of Strapi's admin that cannot work here. */
export function closeAdminRoutes(strapi: Core.Strapi): void {
  for (const router of Object.values(strapi.admin.routes)) {
    if ('routes' in router) router.routes = router.routes.filter(({ path }) => !closed.includes(path))
  }
}
