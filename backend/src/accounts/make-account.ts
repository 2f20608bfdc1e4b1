import { randomUUID } from 'node:crypto'
import type { Edition } from '@gevel/contract/editions'
import type { Transaction } from '../database/transaction'

/** Whose address has been proved. */
interface Newcomer {
  email: string
  name: string
  company: string | null
  edition: Edition
  /** a hash */
  password: string | null
  /** null for who agreed elsewhere, at a moment that nobody knows */
  consentedAt: Date | null
}

/**
 * Makes an account, within the transaction that holds its address.
 * @returns its number
 */
export async function makeAccount(trx: Transaction, newcomer: Newcomer): Promise<number> {
  const { email, name, company, edition, password, consentedAt } = newcomer
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'authenticated' } })
  const account: { id: number } = await strapi.db.query('plugin::users-permissions.user').create({
    data: {
      ...{ username: await freeName(trx, email), email, name, company, edition, password, consentedAt },
      ...{ role: role.id, provider: 'local', confirmed: true, blocked: false },
    },
  })
  return account.id
}

/**
 * One's user name is one's address: an own one could be looked for, and so tell who is here. It is no more than a second name to log in
 * with, so where an editor has left the address as that of another account, any other will do.
 */
export async function freeName(trx: Transaction, email: string): Promise<string> {
  const taken = await trx('up_users').whereRaw('lower(username) = ?', [email]).first('id')
  return taken ? randomUUID() : email
}
