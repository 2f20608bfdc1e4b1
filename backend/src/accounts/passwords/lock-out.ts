import { z } from 'zod'
import { defineJob } from '../../jobs/job'
import { queueMail } from '../../mail/queue-mail'
import { findAccount } from '../account'
import { linkTo } from '../mail-links'

/** Tells the owner of an account, if there is one, that it was guessed at too often, and the way out. */
export const tellLockOut = defineJob({
  name: 'account-lock-out',
  data: z.object({ identifier: z.string() }),
  work: async ({ identifier }) => {
    const account = await findAccount(strapi.db.connection, identifier)
    if (!account || account.blocked) return
    await queueMail('lockOut', account.email, {
      name: account.name ?? account.username,
      resetLink: linkTo('forgot'),
    })
  },
})
