import type { Auth } from '@firebase/auth'
import type { providerEndpoints } from '@gevel/contract/endpoints/providers'
import { accountError } from '../../../platform/errors/account-errors'
import type { RouteRequest } from '../../../platform/http/route'
import { accountByEmail, accountById } from '../../../platform/readers/account'
import { linkedAccount } from '../identities'
import { passwordLimits } from '../proof/prove-owner'
import type { Identity } from '../providers/identity'
import { logInByIdentity } from '../providers/log-in-by-identity'
import { callFirebase } from './firebase-client'
import { identityOf } from './firebase-identity'
import { firebase } from './firebase-settings'
import { readIdToken } from './id-token'
import { migrateAccount } from './migrate-account'

/**
 * `GET /auth/firebase/callback?access_token=`: logs in with a Firebase ID token. Its signature shows that it was made
 * for us; Firebase says whether the user has been blocked or has logged out everywhere since.
 * @throws `operation-not-allowed`, `invalid-credential`, `network-request-failed` or `user-disabled`
 */
export async function logInByIdToken({
  input: { access_token: token },
  client,
}: RouteRequest<typeof providerEndpoints.logInByIdToken>) {
  if (!firebase) throw accountError('operation-not-allowed', 'Op deze manier inloggen kan hier niet.')
  await passwordLimits.perAddress.consume(client.address, { source: client })
  const { uid, signedInBy } = await readIdToken(token, firebase)
  const confirmed = async (auth: Auth) => {
    await auth.authStateReady()
    return auth.currentUser
  }
  const user = await callFirebase(firebase, confirmed, token)
  // the SDK does not distinguish a rejection from a missing response
  if (user?.uid !== uid)
    throw accountError('invalid-credential', 'Firebase bevestigt dit inloggen niet. Log opnieuw in.')
  const identity = identityOf(user)
  // otherwise an old password would still open an account that has a new one, whatever address Firebase has by now
  if (signedInBy === 'password' && (await hasPassword(identity))) throw accountError('invalid-credential')
  if (identity.emailVerified) await migrateAccount(identity, null)
  await passwordLimits.perAddress.refund(client.address)
  return logInByIdentity(identity, { edition: 'general', consent: false }, client)
}

/** Whether the account here has a password of its own: the linked account, else that of a verified address. */
async function hasPassword(identity: Identity): Promise<boolean> {
  const knex = strapi.db.connection
  const linked = await linkedAccount(knex, identity)
  const byAddress = () => (identity.emailVerified ? accountByEmail(knex, identity.email) : undefined)
  const account = await (linked === undefined ? byAddress() : accountById(knex, linked))
  return account !== undefined && account.password !== null
}
