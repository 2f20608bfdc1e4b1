import { afterCommit, inTransaction } from '../../../platform/database/transaction'
import { accountError } from '../../../platform/errors/account-errors'
import { type Account, accountByEmail, accountById, lockAddress } from '../../../platform/readers/account'
import { logSecurityEvent } from '../../../platform/security-events/log-security-event'
import { createAccount } from '../create-account'
import { addIdentity, linkedAccount } from '../identities'
import { nameUnlessImpersonation } from '../names/reject-impersonation'
import type { Identity } from '../providers/identity'

/**
 * The account of a Firebase user with a verified address: the linked one, else that of the address, else a new one.
 * Firebase does not store when the terms were accepted, so `consentedAt` of a new account is null.
 * @param password hash of the password to log in with from now on; never replaces one that the account has
 */
export async function migrateAccount(identity: Identity, password: string | null): Promise<Account> {
  const { email } = identity
  const name = await nameUnlessImpersonation(identity.name)
  return inTransaction(async (trx) => {
    await lockAddress(trx, email)
    const linked = await linkedAccount(trx, identity)
    const existingAccount = linked === undefined ? await accountByEmail(trx, email) : await accountById(trx, linked)
    const newcomer = { email, name, company: null, edition: 'general' as const, password, consentedAt: null }
    const id = existingAccount?.id ?? (await createAccount(trx, newcomer))
    if (password !== null) await trx('up_users').where({ id }).whereNull('password').update({ password })
    await addIdentity(trx, id, identity)
    if (!existingAccount) afterCommit(() => logSecurityEvent('user_created', { account: id, reason: 'firebase' }))
    const account = await accountById(trx, id)
    if (!account) throw accountError('user-disabled')
    return account
  })
}
