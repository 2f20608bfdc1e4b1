import type { Edition } from '@gevel/contract/editions'
import type { registrationEndpoints } from '@gevel/contract/endpoints/registration'
import { inTransaction } from '../../../platform/database/transaction'
import { accountError } from '../../../platform/errors/account-errors'
import { fieldError } from '../../../platform/errors/field-error'
import type { RouteRequest } from '../../../platform/http/route'
import { queueJob } from '../../../platform/jobs/queue-job'
import { defineLimit } from '../../../platform/limits/limit'
import { mailboxOf } from '../../../platform/limits/mailbox'
import { readRegistrationToken, registrationTokenOf } from '../../../platform/readers/access-token'
import { rejectGuessablePassword } from '../../passwords/guessable-words'
import { hashPassword } from '../../passwords/password-hash'
import { rejectImpersonation } from '../names/reject-impersonation'
import { confirmByMail, registrationHours } from './confirm-by-mail'

/** Mails to one address after a registration. */
export const registrationLimit = defineLimit('registrations', { points: 5, minutes: 60 })

/** Mails to one address that repeat the one of a registration. */
export const confirmationLimit = defineLimit('confirmations', { points: 5, minutes: 60 })

/** The data of a registration, from the form or from a provider. */
interface Applicant {
  email: string
  name: string
  company: string | null
  edition: Edition
  /** hash of the password; null for a log-in with a provider */
  password: string | null
  provider?: { name: string; subject: string }
}

/**
 * `POST /auth/local/register`: stores a registration until its address is confirmed, whether the address has an
 * account or not; only its owner learns which, from the mail. The bearer token in the response gives no access: it
 * identifies the browser that registered.
 */
export async function register({ input, client }: RouteRequest<typeof registrationEndpoints.register>) {
  await rejectImpersonation(input.name)
  await rejectGuessablePassword(input.password, input)
  await registrationLimit.consume(mailboxOf(input.email), { source: client, identifier: input.email })
  const { email, name, company, edition } = input
  const password = await hashPassword(input.password)
  const id = await apply({ email, name, company, edition, password })
  return { jwt: await registrationTokenOf(id, registrationHours * 3600) }
}

/** Stores a registration with its consent, and queues its mail. */
export async function apply({ provider, ...applicant }: Applicant): Promise<string> {
  return inTransaction(async (trx) => {
    const [row] = await trx('gevel_registrations')
      .insert({
        ...applicant,
        provider: provider?.name,
        subject: provider?.subject,
        consented_at: trx.fn.now(),
        expires_at: trx.raw('now() + make_interval(hours => ?)', [registrationHours]),
      })
      .returning<{ id: string }[]>('id')
    if (!row) throw new Error('A registration was not stored')
    await queueJob(confirmByMail, { registrationId: row.id })
    return row.id
  })
}

/**
 * `POST /auth/send-email-confirmation`: sends the mail of a registration again, by its bearer token or by its address.
 * The response does not reveal whether there is one: it depends on the request alone.
 * @throws `user-token-expired` for a bearer token without a registration, and 400 when there is neither a token nor an
 * address
 */
export async function sendAgain({ input, bearer, client }: RouteRequest<typeof registrationEndpoints.sendAgain>) {
  const registrationId = bearer === undefined ? undefined : await readRegistrationToken(bearer)
  if (bearer !== undefined && registrationId === undefined)
    throw accountError('user-token-expired', 'Deze aanmelding is verlopen. Registreer opnieuw.')
  if (input.email === undefined && registrationId === undefined)
    throw fieldError([{ path: ['email'], message: 'Vul een geldig e-mailadres in.' }])
  const ownEmail = registrationId === undefined ? undefined : await findEmail(registrationId)
  const email = input.email ?? ownEmail
  const subject = email === undefined ? (registrationId ?? client.address) : mailboxOf(email)
  await confirmationLimit.consume(subject, { source: client, identifier: email })
  // somebody else may have registered with the same address since: the token identifies the right registration
  if (registrationId !== undefined && email === ownEmail) await queueJob(confirmByMail, { registrationId })
  else if (email !== undefined) await queueJob(confirmByMail, { email })
  return { ok: true } as const
}

async function findEmail(id: string): Promise<string | undefined> {
  const row: { email: string } | undefined = await strapi.db
    .connection('gevel_registrations')
    .where({ id })
    .first('email')
  return row?.email
}
