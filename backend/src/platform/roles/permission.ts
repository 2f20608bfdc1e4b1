import type { Core } from '@strapi/strapi'
import type { EditorRoleCode } from './editor-role'

interface Declaration {
  /** unique name: the feature and what may be done */
  uid: `${string}.${string}`
  /** the Dutch sentence on the admin's roles screen */
  label: string
  /** the Dutch heading there that it stands under */
  category: string
  /** the roles of the newsroom that have it; the owner can change that in the admin */
  roles: readonly EditorRoleCode[]
}

/** A permission of our own for editors, beside those that Strapi has for each type of document. */
export interface Permission extends Declaration {
  /** its name where Strapi stores and checks it: `api::comments.moderate` */
  action: `api::${string}`
  /** for the admin's screens, in the form that Strapi's `permissions` and `useRBAC` expect */
  required: { action: string; subject: null }[]
}

/**
 * Declares a permission, in the `permission.ts` of the feature. That file may import nothing of the server, because the
 * admin's screens import it too; `feature.ts` lists it.
 */
export function definePermission(declaration: Declaration): Permission {
  const action = `api::${declaration.uid}` as const
  return { ...declaration, action, required: [{ action, subject: null }] }
}

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
