import { passwordEndpoints } from '@gevel/contract/endpoints/passwords'
import { inTransaction } from '../../../platform/database/transaction'
import type { RouteRequest } from '../../../platform/http/route'
import { defineJob } from '../../../platform/jobs/job'
import { queueJob } from '../../../platform/jobs/queue-job'
import { defineLimit } from '../../../platform/limits/limit'
import { mailboxOf } from '../../../platform/limits/mailbox'
import { queueMail } from '../../../platform/mail/queue-mail'
import { accountByEmail, nameOf } from '../../../platform/readers/account'
import { firebase } from '../firebase/firebase-settings'
import { sendReset } from '../firebase/send-reset'
import { makeResetLink } from '../proof/lock-out'
import { resetMail } from './password-mails'

/** Mails to one address with a link to choose a new password. */
export const resetLimit = defineLimit('resets', { points: 5, minutes: 60 })

/**
 * `POST /auth/forgot-password`: mails the owner of the account, if there is one. The response is the same either way.
 */
export async function forgotPassword({ input: { email }, client }: RouteRequest<typeof passwordEndpoints.forgot>) {
  await resetLimit.consume(mailboxOf(email), { source: client, identifier: email })
  await queueJob(resetByMail, { email })
  return { ok: true } as const
}

/** Mails the link to choose a new password. The account is looked up here, where no response time can reveal it. */
export const resetByMail = defineJob({
  name: 'account-reset-by-mail',
  data: passwordEndpoints.forgot.input,
  async work({ email }) {
    await inTransaction(async (trx) => {
      const account = await accountByEmail(trx, email)
      if (!account && firebase) await queueJob(sendReset, { email })
      if (!account || account.blocked) return
      const name = nameOf(account)
      await queueMail(resetMail, account.email, { name, ...(await makeResetLink(trx, account.id)) })
    })
  },
})
