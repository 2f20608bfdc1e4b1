import { passwordEndpoints } from '@gevel/contract/endpoints/passwords'
import { inTransaction } from '../../database/transaction'
import type { RouteRequest } from '../../http/route'
import { defineJob } from '../../jobs/job'
import { queueJob } from '../../jobs/queue-job'
import { countStranger } from '../../limits/strangers'
import { queueMail } from '../../mail/queue-mail'
import { accountByEmail, nameOf } from '../../readers/account'
import { firebase } from '../firebase/firebase-settings'
import { sendReset } from '../firebase/send-reset'
import { makeResetLink } from '../proof/reset-link'
import { resetMail } from './password-mails'
import { resetLimit } from './reset-limit'

/** `POST /auth/forgot-password`: has a mail sent to the owner of the account, if there is one. Nothing can be told from the answer. */
export async function forgotPassword({ input: { email }, client }: RouteRequest<typeof passwordEndpoints.forgot>) {
  await countStranger(client)
  await resetLimit.consume(email, { source: client, identifier: email })
  await queueJob(resetByMail, { email })
  return { ok: true } as const
}

/** The mail with which one chooses a new password. Whether there is an account is looked up here, where nobody waits for an answer. */
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
