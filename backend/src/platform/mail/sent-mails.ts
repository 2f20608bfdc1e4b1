import type { sentMailSchema } from '@gevel/contract/sent-mails'
import type { Knex } from 'knex'
import type { ExpressionBuilder, Insertable } from 'kysely'
import type { z } from 'zod'
import type { Tables } from '../database/tables'
import { tablesOf } from '../database/tables-of'
import { inTransaction, type Transaction } from '../database/transaction'
import { timestamp } from '../http/timestamp'
import { jobSchema } from '../jobs/boss'
import { log } from '../logging/log'
import { lockAccount } from '../readers/account'

const retentionDays = 730
/** The kind of job that sends a mail, and its table. */
export const mailJobName = 'mail'
const mailJobs = `${jobSchema}.job`

type SentMail = Pick<
  Insertable<Tables['gevel_sent_mails']>,
  'id' | 'template' | 'subject' | 'email' | 'state' | 'reason'
>

/**
 * Notes what became of a mail, for the timeline of its customer. It is never the reason that a mail is sent again: when it fails, that is
 * logged.
 */
export async function recordSentMail(mail: SentMail): Promise<void> {
  try {
    await inTransaction(async (trx) => {
      // a change of the address waits until the mail is stored, and finds it
      await trx('up_users').whereRaw('lower(email) = ?', [mail.email]).forShare().select('id')
      const account_id = await accountOfMail(trx, mail.id)
      // nothing is kept about an account that was removed meanwhile
      if (account_id !== null && (await lockAccount(trx, account_id)) === null) return
      await tablesOf(trx)
        .insertInto('gevel_sent_mails')
        .values({ ...mail, account_id, at: new Date() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    })
  } catch (error) {
    log.error({ mail: mail.id, error }, 'What became of a mail could not be stored')
  }
}

/** The account of a mail by its job, which says so as soon as the account has another address. */
async function accountOfMail(trx: Transaction, id: string): Promise<number | null> {
  const job = await trx(mailJobs)
    .where({ name: mailJobName, id })
    .first<{ account: number | null } | undefined>(trx.raw(`(data ->> 'accountId')::integer AS account`))
  return job?.account ?? null
}

/** Notes that a mail came back after it was accepted. @returns whether it is such a mail, in whatever state */
export async function noteReturnedMail(trx: Transaction, id: string, reason: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tablesOf(trx)
    .updateTable('gevel_sent_mails')
    .set({ state: 'bounced', reason, returned_at: at })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** An account, with its address in lower case. */
interface MailedAccount {
  id: number
  email: string
}

/** Mails to the address of an account or to one that it had; not those of another account that had the address before. */
const ofAccount =
  ({ id, email }: MailedAccount) =>
  ({ and, eb, or }: ExpressionBuilder<Tables, 'gevel_sent_mails'>) =>
    or([eb('account_id', '=', id), and([eb('email', '=', email), eb('account_id', 'is', null)])])

/** Keeps the mails to an address with the account that leaves it, for its download and its removal. */
export async function keepSentMails(trx: Transaction, account: MailedAccount): Promise<void> {
  await tablesOf(trx)
    .updateTable('gevel_sent_mails')
    .set({ account_id: account.id })
    .where(ofAccount(account))
    .execute()
  // those that wait, such as for a mail server that is away, are stored when they are sent
  await trx(mailJobs)
    .where({ name: mailJobName })
    .whereRaw(`state < 'completed' AND lower(data ->> 'to') = ? AND data -> 'accountId' IS NULL`, [account.email])
    .update({ data: trx.raw(`data || jsonb_build_object('accountId', ?::integer)`, [account.id]) })
}

/** The mails to an account, oldest first, for its download. */
export async function sentMailsOf(knex: Knex, account: MailedAccount): Promise<z.input<typeof sentMailSchema>[]> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_sent_mails')
    .select(['subject', 'state', 'reason', 'at'])
    .where(ofAccount(account))
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ at, ...mail }) => ({ ...mail, at: timestamp(at) }))
}

/** Removes the mails to an account that is removed. */
export async function removeSentMails(trx: Transaction, account: MailedAccount): Promise<void> {
  await tablesOf(trx).deleteFrom('gevel_sent_mails').where(ofAccount(account)).execute()
}

/** Removes what is kept no longer. */
export async function cleanUpSentMails(trx: Transaction, at: Date): Promise<void> {
  const before = new Date(at.getTime() - retentionDays * 86_400_000)
  await tablesOf(trx).deleteFrom('gevel_sent_mails').where('at', '<', before).execute()
}
