import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'

interface AdminUser {
  id: number
  roles?: { id: number; code: string }[]
}

const superAdmin = 'strapi-super-admin'

/**
 * Sets the admin of new editors to Dutch unless they choose otherwise. And prevents user managers who are not super
 * admin from creating or changing one: the permission to manage users would otherwise give every permission.
 */
export function watchAdminUsers(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async beforeCreate({ params }) {
      params.data.preferedLanguage ??= 'nl'
      await rejectSuperAdmin(strapi, params.data.roles)
    },
    async beforeUpdate({ params }) {
      await rejectSuperAdmin(strapi, params.data.roles, params.where)
    },
    async beforeDelete({ params }) {
      await rejectSuperAdmin(strapi, undefined, params.where)
    },
    async beforeDeleteMany({ params }) {
      await rejectSuperAdmin(strapi, undefined, params.where)
    },
  })
}

async function rejectSuperAdmin(strapi: Core.Strapi, newRoles: unknown, where?: object): Promise<void> {
  const requester: AdminUser | undefined = strapi.requestContext.get()?.state.user
  // Does not apply to Strapi itself (a log-in stores its time, a command creates the first user) and readers' accounts.
  if (!requester?.roles || requester.roles.some((role) => role.code === superAdmin)) return
  const touched: AdminUser[] = where
    ? await strapi.db.query('admin::user').findMany({ where, populate: { roles: true } })
    : []
  const changesSuperAdmin = touched.some((user) => user.roles?.some((role) => role.code === superAdmin))
  const { id } = await strapi.db.query('admin::role').findOne({ where: { code: superAdmin } })
  const grantsSuperAdmin =
    JSON.stringify(newRoles ?? [])
      .match(/\d+/g)
      ?.includes(String(id)) ?? false
  if (changesSuperAdmin || grantsSuperAdmin)
    throw new errors.ForbiddenError('Alleen een Super Admin kan een Super Admin maken of wijzigen.')
}
