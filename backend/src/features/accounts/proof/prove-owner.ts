import { accountError } from '../../../platform/errors/account-errors'
import type { Client } from '../../../platform/http/client'
import { queueJob } from '../../../platform/jobs/queue-job'
import type { Session } from '../../../platform/readers/sessions'
import { logSecurityEvent } from '../../../platform/security-events/log-security-event'
import { guessingLimits } from '../../passwords/guessing-limits'
import { isPassword } from '../../passwords/password-hash'
import { notifyLockOut } from './lock-out'

/** Limits of wrong passwords, and of failed log-ins at providers. */
export const passwordLimits = guessingLimits('password', 'guesses')

/** How long after a log-in no password is required again. */
const recentMs = 10 * 60_000

/**
 * Verifies that the logged-in reader owns the account, before something that a new password cannot undo.
 * @param given the password; without one only a fresh log-in will do
 * @throws `wrong-password`, `requires-recent-login` or `too-many-requests`
 */
export async function proveOwner({ account, provedAt }: Session, given: string | undefined, client: Client) {
  if (given === undefined) {
    if (Date.now() - new Date(provedAt).getTime() < recentMs) return
    throw accountError('requires-recent-login')
  }
  const subject = String(account.id)
  const about = { source: client, account: account.id }
  await passwordLimits.perAccount.consume(subject, about, {
    onReached: () => queueJob(notifyLockOut, { identifier: account.email }),
  })
  await passwordLimits.perAddress.consume(client.address, about)
  if (!(await isPassword(given, account.password))) {
    logSecurityEvent('authn_reauth_fail', about)
    throw accountError('wrong-password')
  }
  await passwordLimits.perAccount.reset(subject)
  await passwordLimits.perAddress.refund(client.address)
}
