import { randomUUID } from 'node:crypto'
import type { Edition } from '@gevel/contract/editions'
import type { Transaction } from '../../platform/database/transaction'
import { completeNewAccount } from '../../platform/readers/account-data'

/** The data of an account whose address has been verified. */
interface Newcomer {
  email: string
  name: string
  company: string | null
  edition: Edition
  /** a hash */
  password: string | null
  /** null when the terms were accepted elsewhere, at an unknown time */
  consentedAt: Date | null
}

/**
 * Creates an account, within the transaction that locks its address.
 * @returns its id
 */
export async function createAccount(trx: Transaction, newcomer: Newcomer): Promise<number> {
  const { email, name, company, edition, password, consentedAt } = newcomer
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'authenticated' } })
  const account: { id: number } = await strapi.db.query('plugin::users-permissions.user').create({
    data: {
      ...{ username: await freeName(trx, email), email, name, company, edition, password, consentedAt },
      ...{ role: role.id, provider: 'local', confirmed: true, blocked: false },
    },
  })
  await completeNewAccount(trx, { id: account.id, email })
  return account.id
}

/**
 * The user name is the address: a chosen one could be probed for, and so reveal who has an account. It is only a
 * second name to log in with, so when an editor has given the address to another account, any other name will do.
 */
export async function freeName(trx: Transaction, email: string): Promise<string> {
  const accountWithName = await trx('up_users').whereRaw('lower(username) = ?', [email]).first('id')
  return accountWithName ? randomUUID() : email
}
