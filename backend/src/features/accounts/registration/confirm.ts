import type { Edition } from '@gevel/contract/editions'
import type { registrationEndpoints } from '@gevel/contract/endpoints/registration'
import { afterCommit, inTransaction } from '../../../platform/database/transaction'
import { accountError } from '../../../platform/errors/account-errors'
import type { RouteRequest } from '../../../platform/http/route'
import { queueMail } from '../../../platform/mail/queue-mail'
import { codeLimit, useCode } from '../../../platform/mail-codes/mail-codes'
import { readRegistrationToken } from '../../../platform/readers/access-token'
import { accountByEmail, accountById, lockAddress, showAccount } from '../../../platform/readers/account'
import { startSession } from '../../../platform/readers/sessions'
import { logSecurityEvent } from '../../../platform/security-events/log-security-event'
import { createAccount } from '../create-account'
import { addIdentity } from '../identities'
import { welcomeMail } from './registration-mails'

interface Registration {
  id: string
  email: string
  name: string
  company: string | null
  edition: Edition
  password: string | null
  provider: string | null
  subject: string | null
  consented_at: Date
}

/**
 * `POST /account/confirm`: creates the account of a confirmed registration. Only the browser that registered is logged
 * in: if somebody else registered with this address, its owner must not end up in an account whose password they do
 * not know.
 * @throws `invalid-action-code` or `expired-action-code`
 */
export async function confirm({ input, bearer, client }: RouteRequest<typeof registrationEndpoints.confirm>) {
  const registeredHere = bearer === undefined ? undefined : await readRegistrationToken(bearer)
  await codeLimit.consume(client.address, { source: client })
  const confirmed = await inTransaction(async (trx) => {
    const { subject } = await useCode(trx, ['registration'], input.code)
    const registration: Registration | undefined = await trx('gevel_registrations').where({ id: subject }).first()
    if (!registration) throw accountError('invalid-action-code', undefined, { reason: 'unknown' })
    await lockAddress(trx, registration.email)
    if (await accountByEmail(trx, registration.email)) {
      throw accountError('invalid-action-code', 'U hebt al een account met dit e-mailadres. Log in.', {
        reason: 'used',
      })
    }
    const { provider, subject: identity, consented_at: consentedAt } = registration
    const userId = await createAccount(trx, { ...registration, consentedAt })
    if (provider && identity) await addIdentity(trx, userId, { provider, subject: identity })
    await trx('gevel_registrations').where({ email: registration.email }).delete()
    await queueMail(welcomeMail, registration.email, { name: registration.name })
    const account = registration.id === registeredHere ? await accountById(trx, userId) : undefined
    afterCommit(() => logSecurityEvent('user_created', { source: client, account: userId, reason: 'registration' }))
    const logIn = account && { ...(await startSession(userId, client, 'registration')), user: showAccount(account) }
    return { confirmed: true as const, logIn: logIn ?? null }
  })
  await codeLimit.refund(client.address)
  return confirmed
}
