import type { Knex } from 'knex'
import { tablesOf } from '../database/tables-of'
import type { Transaction } from '../database/transaction'
import { hashOf } from '../secrets/secrets'

/**
 * Finds or stores an address, and locks its row until the transaction ends: requests about one address wait for each other. One that
 * was forgotten gets its text back.
 * @param email in lower case
 */
export async function lockMailAddress(trx: Transaction, email: string): Promise<{ id: number }> {
  return tablesOf(trx)
    .insertInto('gevel_mail_addresses')
    .values({ email, email_hash: hashOf(email) })
    .onConflict((conflict) => conflict.column('email_hash').doUpdateSet({ email }))
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** The id of an address; undefined for one that never asked for mail. @param email in lower case */
export async function findMailAddress(knex: Knex, email: string): Promise<number | undefined> {
  const row = await tablesOf(knex)
    .selectFrom('gevel_mail_addresses')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.id
}
