import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { EditorRole } from './editor-role'
import { permissionsOfRole } from './permissions-of-role'

/** Strapi's own example roles, in English and not meant for a newsroom. */
const exampleRoles = ['strapi-editor', 'strapi-author']

/** Strapi's own role, as Strapi creates it: described in English. */
const superAdmin = {
  code: 'strapi-super-admin',
  description: 'Super Admins can access and manage all features and settings.',
}

/**
 * Creates the editors' roles. A role is reset to its declaration when it is new and when that or a type changed; in
 * between the owner may adjust it in the admin.
 */
export async function ensureEditorRoles(strapi: Core.Strapi, roles: readonly EditorRole[]): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'gevel' })
  const storedVersions = ((await store.get({ key: 'editor-roles' })) ?? {}) as Record<string, string>
  for (const role of roles) {
    const permissions = permissionsOfRole(strapi, role)
    const version = createHash('sha256').update(JSON.stringify(permissions)).digest('hex')
    if (storedVersions[role.code] === version) continue
    const id = await ensureRole(strapi, role)
    await strapi.service('admin::role').assignPermissions(id, permissions)
    storedVersions[role.code] = version
  }
  await store.set({ key: 'editor-roles', value: storedVersions })
  await removeExampleRoles(strapi)
  await describeSuperAdmin(strapi)
}

async function ensureRole(strapi: Core.Strapi, { code, name, description }: EditorRole): Promise<number> {
  const existing = await strapi.db.query('admin::role').findOne({ where: { code } })
  return (existing ?? (await strapi.service('admin::role').create({ code, name, description }))).id
}

async function removeExampleRoles(strapi: Core.Strapi): Promise<void> {
  const roles = await strapi.db.query('admin::role').findMany({ where: { code: { $in: exampleRoles } } })
  for (const { id } of roles) {
    const users = await strapi.service('admin::role').getUsersCount(id)
    if (users === 0) await strapi.service('admin::role').deleteByIds([id])
  }
}

async function describeSuperAdmin(strapi: Core.Strapi): Promise<void> {
  const description = 'Mag alles, ook de instellingen van het systeem wijzigen.'
  await strapi.db.query('admin::role').updateMany({ where: superAdmin, data: { description } })
}
