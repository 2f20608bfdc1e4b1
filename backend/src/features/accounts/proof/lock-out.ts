import { z } from 'zod'
import type { Transaction } from '../../../platform/database/transaction'
import { inTransaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { queueMail } from '../../../platform/mail/queue-mail'
import { makeCode } from '../../../platform/mail-codes/mail-codes'
import { findAccount, nameOf } from '../../../platform/readers/account'
import { linkTo } from '../mail-links'
import { lockOutMail } from './lock-out-mail'

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

const hoursValid = 2

/** A link for a mail with which the owner of an account chooses a new password, and how long it works. */
export async function makeResetLink(trx: Transaction, userId: number): Promise<{ link: string; hoursValid: number }> {
  return { link: linkTo('/wachtwoord-reset', await makeCode(trx, 'reset', { userId }, hoursValid)), hoursValid }
}
