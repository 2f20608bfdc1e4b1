import type { sessionEndpoints } from '@gevel/contract/endpoints/sessions'
import { accountError } from '../../../platform/errors/account-errors'
import type { RouteRequest } from '../../../platform/http/route'
import { queueJob } from '../../../platform/jobs/queue-job'
import { findAccount, showAccount } from '../../../platform/readers/account'
import { startSession } from '../../../platform/readers/sessions'
import { logSecurityEvent } from '../../../platform/security-events/log-security-event'
import { isPassword } from '../../passwords/password-hash'
import { migrateByPassword } from '../firebase/log-in-by-password'
import { notifyLockOut } from '../proof/lock-out'
import { passwordLimits } from '../proof/prove-owner'

/**
 * `POST /auth/local`: starts a session for an e-mail address or user name and its password. Neither the response nor
 * its timing reveals whether the account exists; that it is blocked is only revealed with the right password.
 * @throws `invalid-credential`, `too-many-requests` or `user-disabled`; with Firebase also `network-request-failed`
 */
export async function logIn({ input: { identifier, password }, client }: RouteRequest<typeof sessionEndpoints.logIn>) {
  const knex = strapi.db.connection
  const found = await findAccount(knex, identifier)
  // An account can be guessed at by two names, but has one limit.
  const subject = found ? String(found.id) : identifier
  const about = { source: client, account: found?.id, identifier }
  await passwordLimits.perAddress.consume(client.address, about)
  await passwordLimits.perAccount.consume(subject, about, { onReached: () => queueJob(notifyLockOut, { identifier }) })
  const isRightPassword = await isPassword(password, found?.password)
  const account = isRightPassword ? found : await migrateByPassword(identifier, password, found)
  if (!account) {
    logSecurityEvent('authn_login_fail', { ...about, reason: found ? 'password' : 'unknown' })
    throw accountError('invalid-credential')
  }
  await passwordLimits.perAccount.reset(subject)
  await passwordLimits.perAddress.refund(client.address)
  if (account.blocked) {
    logSecurityEvent('authn_login_fail', { ...about, account: account.id, reason: 'blocked' })
    throw accountError('user-disabled')
  }
  return { ...(await startSession(account.id, client, 'password')), user: showAccount(account) }
}
