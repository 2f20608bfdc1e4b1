import type { Core } from '@strapi/strapi'

/**
 * The roles of readers. None of them has permissions in Strapi's own content API: the routes of the site (`/public/…`)
 * and of the accounts (`/auth/…`, `/account/…`) are open by their definition, so that no switch in the admin can close
 * them or open anything beside them.
 */
const types = ['public', 'authenticated']

const permissionUid = 'plugin::users-permissions.permission'

/** Removes the permissions in Strapi's API from each role of readers, at every start. */
export async function ensureReaderRoles(strapi: Core.Strapi): Promise<void> {
  await closeRegistration(strapi)
  const storedPermissions = await strapi.db.query(permissionUid).findMany({ where: { role: { type: { $in: types } } } })
  await strapi.db.query(permissionUid).deleteMany({ where: { id: { $in: storedPermissions.map(({ id }) => id) } } })
}

/** Readers register at our own route; Strapi's, which reveals who has an account, is disabled in its settings too. */
async function closeRegistration(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' })
  const settings = (await store.get({})) as { allow_register?: boolean }
  if (settings?.allow_register) await store.set({ value: { ...settings, allow_register: false } })
}

/** Strapi creates two API tokens in a new database, one of them with full access. */
const exampleTokens = ['Read Only', 'Full Access']

/** Removes Strapi's example tokens unless they have been used. */
export async function removeExampleTokens(strapi: Core.Strapi): Promise<void> {
  const tokens = await strapi.db.query('admin::api-token').findMany({
    where: { name: { $in: exampleTokens }, description: { $startsWith: 'A default API token' }, lastUsedAt: null },
  })
  for (const { id } of tokens) await strapi.service('admin::api-token').revoke(id)
}
