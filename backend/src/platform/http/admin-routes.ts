import type { Context } from 'koa'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Handler = (ctx: Context) => Promise<void>

/** What an editor must be allowed to do: a permission of our own, or an action of Strapi. */
interface Required {
  action: string
}

/** Routes of our own screens of the admin. */
export interface AdminRoutes {
  type: 'admin'
  /**
   * All are below `/admin/site`: Strapi has no route there, its client no screen, and a reverse proxy passes `/admin` on
   * with the path of the session's cookie.
   */
  prefix: `/admin/site/${string}`
  routes: ReturnType<typeof adminRoute>[]
}

/**
 * Routes of the admin's screens, which no cache may store. Strapi accepts admin routes from code, not from `src/api`.
 * @param prefix of their paths, as the screens request them
 * @param handlers by method and path: `GET /:id`
 * @param permission that an editor needs; logging in is enough without it
 */
export function adminRoutes(
  prefix: AdminRoutes['prefix'],
  handlers: Record<`${Method} /${string}`, Handler>,
  permission?: Required,
): AdminRoutes {
  return { type: 'admin', prefix, routes: adminRoutesUnder('', handlers, permission) }
}

/**
 * Routes of a part of a prefix, for a feature with several lists or permissions.
 * @param folder of their paths below the prefix: `/invoices`
 */
export function adminRoutesUnder(
  folder: string,
  handlers: Record<`${Method} /${string}`, Handler>,
  permission?: Required,
): AdminRoutes['routes'] {
  return Object.entries(handlers).map(([address, handle]) => {
    const [method, path] = address.split(' ') as [Method, string]
    return adminRoute(method, folder ? `${folder}${path}`.replace(/\/$/, '') : path, handle, permission)
  })
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
