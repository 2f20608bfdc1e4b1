import { randomUUID } from 'node:crypto'
import type { emailChangeEndpoints } from '@gevel/contract/endpoints/email-change'
import { z } from 'zod'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { fieldError } from '../../../platform/errors/field-error'
import { defineJob } from '../../../platform/jobs/job'
import { queueJob } from '../../../platform/jobs/queue-job'
import { anonymousLimit } from '../../../platform/limits/anonymous-limit'
import { defineLimit } from '../../../platform/limits/limit'
import { mailboxOf } from '../../../platform/limits/mailbox'
import { queueMail } from '../../../platform/mail/queue-mail'
import { makeCode, revokeCodes } from '../../../platform/mail-codes/mail-codes'
import { type Account, accountByEmail, accountById, nameOf } from '../../../platform/readers/account'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { logSecurityEvent } from '../../../platform/security-events/log-security-event'
import { linkTo } from '../mail-links'
import { proveOwner } from '../proof/prove-owner'
import { addressKnownMail } from '../registration/registration-mails'
import { emailChangeNewMail, emailChangeOldMail } from './email-change-mails'

const hoursValid = 24

/** Mails to one new address. */
export const emailChangeLimit = defineLimit('emailChanges', { points: 5, minutes: 60 })

/**
 * `POST /account/email-change`: starts a change of the account's address, to be confirmed at both the old and the new
 * one. It replaces a pending change. The response does not reveal whether the new address has an account.
 * @throws `wrong-password`, or without a password `requires-recent-login`
 */
export async function requestEmailChange({
  input,
  session,
  client,
}: ReaderRequest<typeof emailChangeEndpoints.request>) {
  if (input.email === session.account.email) {
    throw fieldError([{ path: ['email'], message: 'Dit is al uw e-mailadres.' }])
  }
  await proveOwner(session, input.password, client)
  await anonymousLimit.consume(client.address, { source: client, account: session.account.id })
  await emailChangeLimit.consume(mailboxOf(input.email), { source: client, account: session.account.id })
  const { account } = session
  await inTransaction(async (trx) => {
    await revokeCodes(trx, account.id, ['email-old', 'email-new'])
    const changeId = randomUUID()
    const expires_at = trx.raw('now() + make_interval(hours => ?)', [hoursValid])
    const change = { id: changeId, email: input.email, expires_at, old_confirmed: false, new_confirmed: false }
    // the second of two clicks replaces the first
    await trx('gevel_email_changes')
      .insert({ user_id: account.id, ...change })
      .onConflict('user_id')
      .merge()
    await queueJob(changeByMail, { userId: account.id, changeId })
  })
  logSecurityEvent('user_email_change_requested', { source: client, account: account.id })
  return { ok: true } as const
}

/** `DELETE /account/email-change`: cancels the pending change; the account keeps its address. */
export async function cancelEmailChange({ session }: ReaderRequest): Promise<null> {
  await inTransaction((trx) => discardEmailChange(trx, session.account.id))
  return null
}

/** Mails both addresses. When the new one already has an account, it gets a notice instead of the link. */
export const changeByMail = defineJob({
  name: 'account-change-by-mail',
  data: z.object({ userId: z.int(), changeId: z.uuid() }),
  async work({ userId, changeId }) {
    await inTransaction(async (trx) => {
      const account = await accountById(trx, userId)
      const change = await trx('gevel_email_changes')
        .where({ id: changeId })
        .first<{ email: string } | undefined>('email')
      if (account && change) await sendBoth(trx, account, changeId, change.email)
    })
  },
})

async function sendBoth(trx: Transaction, account: Account, changeId: string, newEmail: string): Promise<void> {
  const about = { userId: account.id, subject: changeId }
  const common = { name: nameOf(account), hoursValid }
  const link = linkTo('/email-valideren', await makeCode(trx, 'email-old', about, hoursValid))
  await queueMail(emailChangeOldMail, account.email, { ...common, newEmail, link })
  const other = await accountByEmail(trx, newEmail)
  if (other) {
    const links = { loginLink: linkTo('/inloggen'), resetLink: linkTo('/wachtwoord-vergeten') }
    await queueMail(addressKnownMail, other.email, { name: nameOf(other), ...links })
  } else {
    const link = linkTo('/email-valideren', await makeCode(trx, 'email-new', about, hoursValid))
    await queueMail(emailChangeNewMail, newEmail, { ...common, link })
  }
}

/** Deletes the pending change of address, with the links in its mails. */
export async function discardEmailChange(trx: Transaction, userId: number): Promise<void> {
  await trx('gevel_email_changes').where({ user_id: userId }).delete()
  await revokeCodes(trx, userId, ['email-old', 'email-new'])
}
