import type { Knex } from 'knex'
import { afterCommit, inTransaction } from '../../database/transaction'
import { accountError } from '../../errors/account-errors'
import type { Client } from '../../http/client'
import type { AskedByReader } from '../../readers/reader-route'
import { logSecurityEvent } from '../../security-events/log-security-event'
import type { Identity } from './identity'

/** Somebody as a provider numbers them. */
type ProviderSubject = Pick<Identity, 'provider' | 'subject'>

/** The account that a provider's identity is linked with. */
export async function linkedAccount(knex: Knex, { provider, subject }: ProviderSubject): Promise<number | undefined> {
  const row: { user_id: number } | undefined = await knex('gevel_identities')
    .where({ provider, subject })
    .first('user_id')
  return row?.user_id
}

/** Notes that a provider's identity is that of an account; an identity is of one account. */
export async function addIdentity(knex: Knex, userId: number, { provider, subject }: ProviderSubject): Promise<void> {
  await knex('gevel_identities').insert({ provider, subject, user_id: userId }).onConflict().ignore()
  const row: { user_id: number } | undefined = await knex('gevel_identities')
    .where({ provider, subject })
    .first('user_id')
  if (row?.user_id !== userId) {
    throw accountError('operation-not-allowed', 'Deze inlog hoort al bij een ander account.', { reason: 'linked' })
  }
}

/** Lets who is logged in log in by a provider too. */
export async function linkIdentity(userId: number, identity: Identity, client: Client) {
  await addIdentity(strapi.db.connection, userId, identity)
  logSecurityEvent('authn_provider_linked', { source: client, account: userId, reason: identity.provider })
  return { linked: identity.provider }
}

/**
 * `DELETE /account/providers/{provider}`: the account is no longer logged in to by it.
 * @throws `operation-not-allowed` when there would be no way left to log in
 */
export async function unlinkProvider({ params, session, client }: AskedByReader<unknown>): Promise<null> {
  const { id, password } = session.account
  const provider = params.provider ?? ''
  await inTransaction(async (trx) => {
    const all: string[] = await trx('gevel_identities').where({ user_id: id }).forUpdate().pluck('provider')
    if (password === null && all.every((one) => one === provider)) {
      throw accountError('operation-not-allowed', 'Kies eerst een wachtwoord: anders kunt u niet meer inloggen.')
    }
    const unlinked = await trx('gevel_identities').where({ user_id: id, provider }).delete()
    if (unlinked > 0)
      afterCommit(() => logSecurityEvent('authn_provider_unlinked', { source: client, account: id, reason: provider }))
  })
  return null
}
