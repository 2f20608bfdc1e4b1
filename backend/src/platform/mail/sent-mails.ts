import type { sentMailSchema } from '@gevel/contract/sent-mails'
import type { Knex } from 'knex'
import type { ExpressionBuilder, Insertable } from 'kysely'
import type { z } from 'zod'
import type { Tables } from '../database/tables'
import { tablesOf } from '../database/tables-of'
import type { Transaction } from '../database/transaction'
import { timestamp } from '../http/timestamp'
import { log } from '../logging/log'

const retentionDays = 730

type SentMail = Pick<
  Insertable<Tables['gevel_sent_mails']>,
  'id' | 'template' | 'subject' | 'email' | 'account_id' | 'state' | 'reason'
>

/**
 * Notes what became of a mail, for the timeline of its customer. It is never the reason that a mail is sent again: when it fails, that is
 * logged.
 */
export async function recordSentMail(mail: SentMail): Promise<void> {
  try {
    await tablesOf(strapi.db.connection)
      .insertInto('gevel_sent_mails')
      .values({ ...mail, at: new Date() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  } catch (error) {
    log.error({ mail: mail.id, error }, 'What became of a mail could not be stored')
  }
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
