import type { sentMailSchema } from '@gevel/contract/sent-mails'
import type { Knex } from 'knex'
import type { Insertable } from 'kysely'
import type { z } from 'zod'
import type { Tables } from '../database/tables'
import { tablesOf } from '../database/tables-of'
import type { Transaction } from '../database/transaction'
import { timestamp } from '../http/timestamp'
import { log } from '../logging/log'

const retentionDays = 730

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

/** The mails to an address, oldest first, for the download of its account. @param email in lower case */
export async function sentMailsOf(knex: Knex, email: string): Promise<z.input<typeof sentMailSchema>[]> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_sent_mails')
    .select(['subject', 'state', 'reason', 'at'])
    .where('email', '=', email)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ at, ...mail }) => ({ ...mail, at: timestamp(at) }))
}

/** Removes the mails to an address, with its account. @param email in lower case */
export async function removeSentMails(trx: Transaction, email: string): Promise<void> {
  await tablesOf(trx).deleteFrom('gevel_sent_mails').where('email', '=', email).execute()
}

/** Removes what is kept no longer. */
export async function cleanUpSentMails(trx: Transaction, at: Date): Promise<void> {
  const before = new Date(at.getTime() - retentionDays * 86_400_000)
  await tablesOf(trx).deleteFrom('gevel_sent_mails').where('at', '<', before).execute()
}
