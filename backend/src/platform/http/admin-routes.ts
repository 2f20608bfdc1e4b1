import type { Context } from 'koa'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Handler = (ctx: Context) => Promise<void>

/** What an editor must be allowed to do: a permission of our own, or an action of Strapi. */
interface Required {
  action: string
}

/**
 * Routes of the admin's screens, which no cache may store. Strapi accepts admin routes from code, not from `src/api`.
 * @param prefix of their paths
 * @param handlers by method and path: `GET /:id`
 * @param permission that an editor needs; logging in is enough without it
 */
export function adminRoutes(prefix: string, handlers: Record<`${Method} /${string}`, Handler>, permission?: Required) {
  const routes = Object.entries(handlers).map(([address, handle]) => {
    const [method, path] = address.split(' ') as [Method, string]
    return adminRoute(method, path, handle, permission)
  })
  return { type: 'admin' as const, prefix, routes }
}

/** A route of one of our screens in the admin, where the routes of a prefix have different permissions. */
export function adminRoute(method: Method, path: string, handle: Handler, permission?: Required) {
  const handler = async (ctx: Context) => {
    ctx.set('Cache-Control', 'no-store')
    await handle(ctx)
  }
  const permitted = permission && { name: 'admin::hasPermissions', config: { actions: [permission.action] } }
  const policies = ['admin::isAuthenticatedAdmin', ...(permitted ? [permitted] : [])]
  return { method, path, handler, config: { policies }, info: { type: 'admin' } }
}
