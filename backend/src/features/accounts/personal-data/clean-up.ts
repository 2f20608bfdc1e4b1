import { z } from 'zod'
import { afterCommit, inTransaction, type Transaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { queueMail } from '../../../platform/mail/queue-mail'
import { type Account, accounts, nameOf } from '../../../platform/readers/account'
import { removeAccountData } from '../../../platform/readers/account-data'
import { logSecurityEvent } from '../../../platform/security-events/log-security-event'
import { accountDeletedMail } from './deletion-mails'

/** Expired rows stay for a day: until then the response can say that they have expired. */
const deletedBefore = `now() - interval '1 day'`
const expiringTables = [
  'gevel_sessions',
  'gevel_registrations',
  'gevel_codes',
  'gevel_email_changes',
  'gevel_connections',
]

/** Removes the accounts whose fourteen days are over, and expired codes and registrations. */
export const cleanUpAccounts = defineJob({
  name: 'account-clean-up',
  data: z.object({}),
  schedule: '17 * * * *',
  work: async () => {
    const knex = strapi.db.connection
    while (await removeOneAccount());
    for (const table of expiringTables) await knex(table).whereRaw(`expires_at < ${deletedBefore}`).delete()
  },
})

/** Removes one account per transaction, which other instances of the backend skip. */
async function removeOneAccount(): Promise<boolean> {
  return inTransaction(async (trx) => {
    const due = await trx<{ id: number }>('up_users')
      .whereRaw('deletion_at <= now()')
      .forUpdate()
      .skipLocked()
      .first('id')
    if (!due) return false
    const account = await accounts(trx).where('u.id', due.id).first()
    if (account) await removeAccount(trx, account)
    return true
  })
}

/** The database deletes the rows that belong to the account with it. */
async function removeAccount(trx: Transaction, account: Account): Promise<void> {
  await removeAccountData(trx, account)
  await trx('up_users').where({ id: account.id }).delete()
  afterCommit(() => logSecurityEvent('user_deleted', { account: account.id }))
  await queueMail(accountDeletedMail, account.email, { name: nameOf(account) })
}
