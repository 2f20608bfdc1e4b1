import type { Core } from '@strapi/strapi'

/**
 * The roles of readers. None of them may ask anything of Strapi's own content API: the routes of the site (`/public/…`) and of the
 * accounts (`/auth/…`, `/account/…`) are open by their definition, so that no switch in the admin can close them or open
 * anything beside them.
 */
const types = ['public', 'authenticated', 'subscriber']

const roleUid = 'plugin::users-permissions.role'
const permissionUid = 'plugin::users-permissions.permission'

/** Makes the role of subscribers, and takes from each role of readers what it may ask of Strapi, at every start. */
export async function ensureReaderRoles(strapi: Core.Strapi): Promise<void> {
  await ensureSubscriberRole(strapi)
  await closeRegistration(strapi)
  const given = await strapi.db.query(permissionUid).findMany({ where: { role: { type: { $in: types } } } })
  await strapi.db.query(permissionUid).deleteMany({ where: { id: { $in: given.map(({ id }) => id) } } })
}

async function ensureSubscriberRole(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.db.query(roleUid)
  if (await roles.findOne({ where: { type: 'subscriber' } })) return
  await roles.create({
    data: { name: 'Abonnee', type: 'subscriber', description: 'Leest ook wat achter het abonnement staat.' },
  })
}

/** One registers at our own route; Strapi's, which tells who has an account, is off in its settings too. */
async function closeRegistration(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' })
  const settings = (await store.get({})) as { allow_register?: boolean }
  if (settings?.allow_register) await store.set({ value: { ...settings, allow_register: false } })
}
