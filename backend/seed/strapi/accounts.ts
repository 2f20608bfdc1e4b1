import type { Core } from '@strapi/strapi'
import { z } from 'zod'

const accountSchema = z.strictObject({
  role: z.enum(['reader', 'subscriber', 'manager', 'employer', 'editor', 'service', 'owner']),
  email: z.email(),
  password: z.string().min(8),
  name: z.string().min(1),
})
const accountsSchema = z.array(accountSchema)
export type Account = z.infer<typeof accountSchema>

/** Strapi's codes of the roles in the admin. */
const editorRoles: Partial<Record<Account['role'], string>> = {
  editor: 'eindredacteur',
  service: 'abonneeservice',
  owner: 'strapi-super-admin',
}

/**
 * The accounts of the setting GEVEL_DEMO_ACCOUNTS, a JSON list; none when it is not set.
 * @throws Error when it is not a list of accounts
 */
export function parseAccounts(setting: string | undefined): Account[] {
  if (!setting) return []
  try {
    return accountsSchema.parse(JSON.parse(setting))
  } catch (cause) {
    throw new Error('GEVEL_DEMO_ACCOUNTS is no JSON list of {role, email, password, name}', { cause })
  }
}

async function ensureEditor(strapi: Core.Strapi, account: Account, code: string): Promise<boolean> {
  const users = strapi.service('admin::user')
  if (await users.exists({ email: account.email })) return false
  const role = await strapi.service('admin::role').findOne({ code })
  if (!role) throw new Error(`The admin has no role ${code}`)
  const [firstname, ...lastname] = account.name.split(' ')
  const { email, password } = account
  const fields = { email, password, firstname, lastname: lastname.join(' '), roles: [role.id], isActive: true }
  await users.create({ ...fields, registrationToken: null, preferedLanguage: 'nl' })
  return true
}

async function ensureVisitor(strapi: Core.Strapi, account: Account): Promise<boolean> {
  const { email, password, name } = account
  if (await strapi.db.query('plugin::users-permissions.user').findOne({ where: { email } })) return false
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'authenticated' } })
  if (!role) throw new Error('The site has no role for readers')
  const fields = {
    username: name,
    name,
    email,
    password,
    role: role.id,
    provider: 'local',
    confirmed: true,
    blocked: false,
  }
  await strapi.plugin('users-permissions').service('user').add(fields)
  return true
}

/**
 * Creates the accounts that do not exist yet; existing ones keep their password.
 * @returns how many were created
 */
export async function ensureAccounts(strapi: Core.Strapi, accounts: Account[]): Promise<number> {
  let made = 0
  for (const account of accounts) {
    const code = editorRoles[account.role]
    const isNew = code ? await ensureEditor(strapi, account, code) : await ensureVisitor(strapi, account)
    made += Number(isNew)
  }
  return made
}
