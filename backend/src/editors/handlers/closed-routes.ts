import type { Core } from '@strapi/strapi'

/** Moves whole databases between servers, and asks after a licence: both are switched off here, and then answer 500. */
const closed = ['/transfer/runner/push', '/transfer/runner/pull', '/license-trial-time-left']

/** Takes away the routes of Strapi's admin that cannot work here. */
export function closeAdminRoutes(strapi: Core.Strapi): void {
  for (const router of Object.values(strapi.admin.routes)) {
    if ('routes' in router) router.routes = router.routes.filter(({ path }) => !closed.includes(path))
  }
}
