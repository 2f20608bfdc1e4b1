import type { Knex } from 'knex'
import { z } from 'zod'
import { inTransaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { queueMail } from '../../../platform/mail/queue-mail'
import { makeCode } from '../../../platform/mail-codes/mail-codes'
import { accountByEmail, nameOf } from '../../../platform/readers/account'
import { linkTo } from '../mail-links'
import { activationMail, addressKnownMail } from './registration-mails'

/** How long a registration can be confirmed. */
export const registrationHours = 48

interface Registration {
  id: string
  email: string
  name: string
}

const inputSchema = z.union([z.object({ registrationId: z.uuid() }), z.object({ email: z.email() })])

/**
 * Mails the link of a registration. It is looked up here whether the address has an account, and not during the
 * request: the response time would reveal it.
 */
export const confirmByMail = defineJob({
  name: 'account-confirm-by-mail',
  data: inputSchema,
  async work(requested) {
    await inTransaction(async (trx) => {
      const registration = await latest(trx, requested)
      if (registration) await sendTo(trx, registration)
    })
  },
})

async function latest(knex: Knex, requested: z.infer<typeof inputSchema>): Promise<Registration | undefined> {
  const where = 'email' in requested ? { email: requested.email } : { id: requested.registrationId }
  return knex<Registration>('gevel_registrations')
    .where(where)
    .whereRaw('expires_at > now()')
    .orderBy('expires_at', 'desc')
    .first('id', 'email', 'name')
}

async function sendTo(knex: Knex, { id, email, name }: Registration): Promise<void> {
  const account = await accountByEmail(knex, email)
  if (account) {
    const links = { loginLink: linkTo('/inloggen'), resetLink: linkTo('/wachtwoord-vergeten') }
    return queueMail(addressKnownMail, account.email, { name: nameOf(account), ...links })
  }
  const code = await makeCode(knex, 'registration', { subject: id }, registrationHours)
  return queueMail(activationMail, email, {
    name,
    link: linkTo('/account-activeren', code),
    hoursValid: registrationHours,
  })
}
