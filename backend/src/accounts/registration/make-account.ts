/** Whose address has been proved. */
interface Newcomer {
  email: string
  name: string
  company: string | null
  edition: 'general' | 'pro'
  /** a hash */
  password: string | null
  /** null for who agreed elsewhere, at a moment that nobody knows */
  consentedAt: Date | null
}

/**
 * Makes an account, within the transaction that holds its address.
 * @returns its number
 */
export async function makeAccount({ email, name, company, edition, password, consentedAt }: Newcomer): Promise<number> {
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'authenticated' } })
  const account: { id: number } = await strapi.db.query('plugin::users-permissions.user').create({
    // One's user name is one's address: an own one could be looked for, and so tell who is here.
    data: {
      ...{ username: email, email, name, company, edition, password, consentedAt },
      ...{ role: role.id, provider: 'local', confirmed: true, blocked: false },
    },
  })
  return account.id
}
