import type { invitationEndpoints } from '@gevel/contract/endpoints/invitations'
import { invitationErrors } from '@gevel/contract/invitations'
import { afterCommit, inTransaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import type { RouteRequest } from '../../../platform/http/route'
import { queueMail } from '../../../platform/mail/queue-mail'
import { codeLimit } from '../../../platform/mail-codes/mail-codes'
import { accountByEmail, accountById, lockAddress, showAccount } from '../../../platform/readers/account'
import { startSession } from '../../../platform/readers/sessions'
import { logSecurityEvent } from '../../../platform/security-events/log-security-event'
import { createAccount } from '../../accounts/create-account'
import { rejectImpersonation } from '../../accounts/names/reject-impersonation'
import { welcomeMail } from '../../accounts/registration/registration-mails'
import { rejectGuessablePassword } from '../../passwords/guessable-words'
import { hashPassword } from '../../passwords/password-hash'
import { acceptAs, requireByCode } from './answer-invitation'
import { purposes } from './show-invitation'

/**
 * `POST /public/invitations/register`: creates an account with the address that was invited, accepts, and logs in. The code came by mail to
 * that address, so it needs no confirmation of its own.
 * @throws ValidationError for a name or password that is refused, or an error of `invitations/`
 */
export async function registerInvited({ input, client }: RouteRequest<typeof invitationEndpoints.register>) {
  const at = new Date()
  await codeLimit.consume(client.address, { source: client })
  const { email } = await requireByCode(strapi.db.connection, input.code, at)
  await rejectImpersonation(input.name)
  await rejectGuessablePassword(input.password, { email, name: input.name, company: null })
  const password = await hashPassword(input.password)
  const logIn = await inTransaction(async (trx) => {
    const row = await requireByCode(trx, input.code, at)
    await lockAddress(trx, row.email)
    if (await accountByEmail(trx, row.email)) throw domainError(invitationErrors, 'invitations/has-account')
    const offer = await purposes[row.purpose].findOffer(trx, row.subject_id, at)
    const edition = offer?.edition === 'pro' ? 'pro' : 'general'
    const about = { email: row.email, name: input.name, company: offer?.organisation ?? null, edition } as const
    const userId = await createAccount(trx, { ...about, password, consentedAt: at })
    const account = await accountById(trx, userId)
    if (!account) throw new Error('An account was not stored')
    await acceptAs(trx, row, account, at)
    await trx('gevel_registrations').where({ email: row.email }).delete()
    await queueMail(welcomeMail, row.email, { name: input.name })
    afterCommit(() => logSecurityEvent('user_created', { source: client, account: userId, reason: 'invitation' }))
    return { ...(await startSession(userId, client, 'registration')), user: showAccount(account) }
  })
  await codeLimit.refund(client.address)
  return logIn
}
