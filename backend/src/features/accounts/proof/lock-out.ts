import { z } from 'zod'
import { inTransaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { queueMail } from '../../../platform/mail/queue-mail'
import { findAccount, nameOf } from '../../../platform/readers/account'
import { lockOutMail } from './lock-out-mail'
import { makeResetLink } from './reset-link'

/**
 * Mails the owner of an account, if there is one, that it was guessed at too often. The mail contains a link that
 * unlocks it: the attacker may have used up the mails for a forgotten password too.
 */
export const notifyLockOut = defineJob({
  name: 'account-lock-out',
  data: z.object({ identifier: z.string() }),
  async work({ identifier }) {
    await inTransaction(async (trx) => {
      const account = await findAccount(trx, identifier)
      if (!account || account.blocked) return
      const name = nameOf(account)
      await queueMail(lockOutMail, account.email, { name, ...(await makeResetLink(trx, account.id)) })
    })
  },
})
