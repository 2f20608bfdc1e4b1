import type { Edition } from '@gevel/contract/editions'
import { afterCommit, inTransaction } from '../../../platform/database/transaction'
import { accountError } from '../../../platform/errors/account-errors'
import type { Client } from '../../../platform/http/client'
import { mailboxOf } from '../../../platform/limits/mailbox'
import { registrationTokenOf } from '../../../platform/readers/access-token'
import { accountByEmail, accountById, lockAddress, showAccount } from '../../../platform/readers/account'
import { startSession } from '../../../platform/readers/sessions'
import { logSecurityEvent } from '../../../platform/security-events/log-security-event'
import { createAccount } from '../create-account'
import { addIdentity, linkedAccount } from '../identities'
import { nameUnlessImpersonation } from '../names/reject-impersonation'
import { registrationHours } from '../registration/confirm-by-mail'
import { apply, registrationLimit } from '../registration/register'
import type { Identity } from './identity'

/** The choices of a reader that apply when an account is created. */
interface Newcomer {
  edition: Edition
  consent: boolean
}

/**
 * Logs in the user that a provider identifies: to the linked account, else that of the same address, else a new one.
 * An address that the provider has not verified becomes a registration that waits for its mail, whether it has an
 * account or not.
 * @throws `operation-not-allowed` with `reason` `consent` when an account would be created without consent;
 * `user-disabled`
 */
export async function logInByIdentity(given: Identity, newcomer: Newcomer, client: Client) {
  const identity = { ...given, name: await nameUnlessImpersonation(given.name) }
  const knex = strapi.db.connection
  const userId =
    (await linkedAccount(knex, identity)) ?? (identity.emailVerified ? await proved(identity, newcomer, client) : null)
  if (userId === null) return wait(identity, newcomer, client)
  const account = await accountById(knex, userId)
  if (!account || account.blocked) {
    logSecurityEvent('authn_login_fail', { source: client, account: userId, reason: 'blocked' })
    throw accountError('user-disabled')
  }
  return { ...(await startSession(userId, client, 'provider')), user: showAccount(account) }
}

/** The account of a verified address, linked from now on; a new one when the address has none. */
async function proved(identity: Identity, { edition, consent }: Newcomer, client: Client): Promise<number> {
  return inTransaction(async (trx) => {
    await lockAddress(trx, identity.email)
    const account = await accountByEmail(trx, identity.email)
    if (!account && !consent) throw withoutConsent()
    const { email, name } = identity
    const applicant = { email, name, company: null, edition, password: null, consentedAt: new Date() }
    const id = account?.id ?? (await createAccount(trx, applicant))
    await addIdentity(trx, id, identity)
    if (!account)
      afterCommit(() => logSecurityEvent('user_created', { source: client, account: id, reason: 'provider' }))
    return id
  })
}

async function wait(identity: Identity, { edition, consent }: Newcomer, client: Client) {
  const { email, name, provider, subject } = identity
  // always checked, so that it does not reveal whether the account exists
  if (!consent) throw withoutConsent()
  await registrationLimit.consume(mailboxOf(email), { source: client, identifier: email })
  const applicant = { email, name, company: null, edition, password: null, provider: { name: provider, subject } }
  const id = await apply(applicant)
  return { pending: true as const, jwt: await registrationTokenOf(id, registrationHours * 3600) }
}

function withoutConsent(): Error {
  return accountError('operation-not-allowed', 'Ga eerst akkoord met de voorwaarden om een account te maken.', {
    reason: 'consent',
  })
}
