import type { emailChangeEndpoints } from '@gevel/contract/endpoints/email-change'
import { afterCommit, inTransaction, type Transaction } from '../../../platform/database/transaction'
import { accountError } from '../../../platform/errors/account-errors'
import type { RouteRequest, RouteResponse } from '../../../platform/http/route'
import { queueMail } from '../../../platform/mail/queue-mail'
import { keepSentMails } from '../../../platform/mail/sent-mails'
import { codeLimit, revokeCodes, useCode } from '../../../platform/mail-codes/mail-codes'
import { moveConsents } from '../../../platform/mailing/move-consents'
import { type Account, accountByEmail, accountById, lockAddress, nameOf } from '../../../platform/readers/account'
import { logSecurityEvent } from '../../../platform/security-events/log-security-event'
import { freeName } from '../create-account'
import { emailChangedMail } from './email-change-mails'
import { discardEmailChange } from './request-email-change'

interface Change {
  email: string
  old_confirmed: boolean
  new_confirmed: boolean
}

/**
 * `POST /account/email-change/confirm`: records the confirmation of one address; the second confirmation changes the
 * address. It needs no session, since the mail may be read on another device.
 * @returns `status` `waiting` while the other address has to confirm, else `changed`
 * @throws `invalid-action-code`, `expired-action-code`, or `email-already-in-use` when another account has taken the
 * address meanwhile
 */
export async function confirmEmailChange({ input, client }: RouteRequest<typeof emailChangeEndpoints.confirm>) {
  await codeLimit.consume(client.address, { source: client })
  const status = await inTransaction(
    async (trx): Promise<RouteResponse<typeof emailChangeEndpoints.confirm>['status']> => {
      const { kind, user_id, subject } = await useCode(trx, ['email-old', 'email-new'], input.code)
      const [change] = await trx('gevel_email_changes')
        .where({ id: subject, user_id })
        .update({ [kind === 'email-old' ? 'old_confirmed' : 'new_confirmed']: true })
        .returning<Change[]>(['email', 'old_confirmed', 'new_confirmed'])
      const account = user_id === null ? undefined : await accountById(trx, user_id)
      if (!change || !account) throw accountError('invalid-action-code', undefined, { reason: 'unknown' })
      if (!change.old_confirmed || !change.new_confirmed) return 'waiting'
      await changeEmail(trx, account, change.email)
      afterCommit(() => logSecurityEvent('user_email_changed', { source: client, account: account.id }))
      return 'changed'
    },
  )
  await codeLimit.refund(client.address)
  return { status }
}

async function changeEmail(trx: Transaction, account: Account, email: string): Promise<void> {
  await lockAddress(trx, email)
  if (await accountByEmail(trx, email)) throw accountError('email-already-in-use')
  // an account without a chosen user name logs in with the new address from now on
  const isAddress = account.username.toLowerCase() === account.email.toLowerCase()
  const username = isAddress ? { username: await freeName(trx, email) } : {}
  await trx('up_users')
    .where({ id: account.id })
    .update({ email, ...username, updated_at: new Date() })
  await discardEmailChange(trx, account.id)
  await keepSentMails(trx, account)
  const moved = await moveConsents(trx, { from: account.email, to: email }, new Date())
  // revokes links for a new password that went to the old address
  await revokeCodes(trx, account.id, ['reset'])
  const props = { name: nameOf(account), newEmail: email, hasMovedConsents: moved > 0 }
  await queueMail(emailChangedMail, account.email, props, { accountId: account.id })
}
