import type { Core } from '@strapi/strapi'
import type { Permission } from './permission'

/** Lists the permissions of our own on the admin's roles screen. */
export async function registerPermissions(strapi: Core.Strapi, permissions: readonly Permission[]): Promise<void> {
  const actions = permissions.map(({ uid, label, category }) => ({
    section: 'settings',
    category,
    displayName: label,
    uid,
  }))
  await strapi.service('admin::permission').actionProvider.registerMany(actions)
}
