import type { Core } from '@strapi/strapi'

/**
 * What readers may ask of Strapi's own account API; everything else of it is off. The routes of the site itself
 * (`/public/…`) are not in this table: they are open by their definition, so that no switch in the admin can close them
 * or open anything beside them.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  public: ['plugin::users-permissions.auth.callback'],
  authenticated: ['plugin::users-permissions.user.me'],
  subscriber: ['plugin::users-permissions.user.me'],
}

const roleUid = 'plugin::users-permissions.role'
const permissionUid = 'plugin::users-permissions.permission'

/** Makes the role of subscribers, and gives each role of readers exactly what the table says, at every start. */
export async function ensureReaderRoles(strapi: Core.Strapi): Promise<void> {
  await ensureSubscriberRole(strapi)
  await closeRegistration(strapi)
  for (const [type, actions] of Object.entries(allowed)) {
    const role = await strapi.db.query(roleUid).findOne({ where: { type }, populate: { permissions: true } })
    const present: { id: number; action: string }[] = role.permissions
    const surplus = present.filter((permission) => !actions.includes(permission.action))
    if (surplus.length > 0) {
      await strapi.db.query(permissionUid).deleteMany({ where: { id: { $in: surplus.map(({ id }) => id) } } })
    }
    for (const action of actions) {
      if (present.some((permission) => permission.action === action)) continue
      await strapi.db.query(permissionUid).create({ data: { action, role: role.id } })
    }
  }
}

async function ensureSubscriberRole(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.db.query(roleUid)
  if (await roles.findOne({ where: { type: 'subscriber' } })) return
  await roles.create({
    data: { name: 'Abonnee', type: 'subscriber', description: 'Leest ook wat achter het abonnement staat.' },
  })
}

/** Registering comes with the accounts; until then it is off in Strapi's own settings too. */
async function closeRegistration(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' })
  const settings = (await store.get({})) as { allow_register?: boolean }
  if (settings?.allow_register) await store.set({ value: { ...settings, allow_register: false } })
}
