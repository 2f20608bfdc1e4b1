import type { Knex } from 'knex'
import { accountError } from '../../platform/errors/account-errors'

/** A user as a provider identifies one. */
interface ProviderSubject {
  provider: string
  subject: string
}

/** The account that a provider's identity is linked with. */
export async function linkedAccount(knex: Knex, { provider, subject }: ProviderSubject): Promise<number | undefined> {
  const row: { user_id: number } | undefined = await knex('gevel_identities')
    .where({ provider, subject })
    .first('user_id')
  return row?.user_id
}

/**
 * Links a provider's identity with an account; an identity belongs to one account.
 * @throws `operation-not-allowed` when it belongs to another account
 */
export async function addIdentity(knex: Knex, userId: number, identity: ProviderSubject): Promise<void> {
  const { provider, subject } = identity
  await knex('gevel_identities').insert({ provider, subject, user_id: userId }).onConflict().ignore()
  if ((await linkedAccount(knex, identity)) !== userId) {
    throw accountError('operation-not-allowed', 'Deze inlog hoort al bij een ander account.', { reason: 'linked' })
  }
}
