import type { providerEndpoints } from '@gevel/contract/endpoints/providers'
import { afterCommit, inTransaction } from '../../../platform/database/transaction'
import { accountError } from '../../../platform/errors/account-errors'
import type { Client } from '../../../platform/http/client'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { logSecurityEvent } from '../../../platform/security-events/log-security-event'
import { addIdentity } from '../identities'
import type { Identity } from './identity'

/** Adds a provider as a way to log in to the account. */
export async function linkIdentity(userId: number, identity: Identity, client: Client) {
  await addIdentity(strapi.db.connection, userId, identity)
  logSecurityEvent('authn_provider_linked', { source: client, account: userId, reason: identity.provider })
  return { linked: identity.provider }
}

/**
 * `DELETE /account/providers/{provider}`: removes the provider as a way to log in.
 * @throws `operation-not-allowed` when no way to log in would be left
 */
export async function unlinkProvider({
  params,
  session,
  client,
}: ReaderRequest<typeof providerEndpoints.unlink>): Promise<null> {
  const { id, password } = session.account
  const { provider } = params
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
