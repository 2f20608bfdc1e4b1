import { afterCommit, type Transaction } from '../../../platform/database/transaction'
import type { Client } from '../../../platform/http/client'
import { queueMail } from '../../../platform/mail/queue-mail'
import { revokeCodes } from '../../../platform/mail-codes/mail-codes'
import { type Account, nameOf, showAccount } from '../../../platform/readers/account'
import { endSessions, logSessionsEnded, startSession } from '../../../platform/readers/sessions'
import { logSecurityEvent } from '../../../platform/security-events/log-security-event'
import { discardEmailChange } from '../email-change/request-email-change'
import { linkTo } from '../mail-links'
import { passwordChangedMail } from './password-mails'

/**
 * Sets another password: ends the sessions and revokes the codes of the old one, mails the owner, and starts a new
 * session for the browser that made the change.
 * @param hash of the new password
 * @param event the security event to log
 */
export async function setPassword(
  trx: Transaction,
  account: Account,
  hash: string,
  client: Client,
  event: 'authn_password_change' | 'authn_password_reset',
) {
  await trx('up_users').where({ id: account.id }).update({ password: hash, updated_at: new Date() })
  const ended = await endSessions(trx, account.id)
  await revokeCodes(trx, account.id, ['reset'])
  await discardEmailChange(trx, account.id)
  await trx('gevel_connections').where({ user_id: account.id }).delete()
  await queueMail(passwordChangedMail, account.email, {
    name: nameOf(account),
    resetLink: linkTo('/wachtwoord-vergeten'),
  })
  const about = { source: client, account: account.id }
  afterCommit(() => {
    logSecurityEvent(event, about)
    logSessionsEnded({ ...about, reason: 'password', count: ended })
  })
  const tokens = await startSession(account.id, client, event === 'authn_password_reset' ? 'reset' : 'password')
  return { ...tokens, user: showAccount({ ...account, password: hash }) }
}
