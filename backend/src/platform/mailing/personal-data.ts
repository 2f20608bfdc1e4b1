import type { mailConsentSchema } from '@gevel/contract/mail-consents'
import type { Knex } from 'knex'
import { sql } from 'kysely'
import type { z } from 'zod'
import { tablesOf } from '../database/tables-of'
import type { Transaction } from '../database/transaction'
import { timestamp, timestampOrNull } from '../http/timestamp'
import { cleanUpSentMails } from '../mail/sent-mails'
import { withdrawConsents } from './consents'

/** What an address asked for, with the proof of it, for the download of its account. */
export async function consentsOf(knex: Knex, email: string): Promise<z.input<typeof mailConsentSchema>[]> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_mail_consents as c')
    .innerJoin('gevel_mail_addresses as a', 'a.id', 'c.address_id')
    .select(['c.list', 'c.topic', 'c.wording', 'c.form', 'c.source'])
    .select(['c.asked_at', 'c.confirmed_at', 'c.withdrawn_at', 'c.withdrawn_by'])
    .where('a.email', '=', email)
    .orderBy('c.id')
    .execute()
  return rows.map(({ asked_at, confirmed_at, withdrawn_at, withdrawn_by, ...consent }) => ({
    ...consent,
    askedAt: timestamp(asked_at),
    confirmedAt: timestampOrNull(confirmed_at),
    withdrawnAt: timestampOrNull(withdrawn_at),
    withdrawnBy: withdrawn_by,
  }))
}

/** Ends the mail to the address of an account that is removed, and forgets the address; the proof of consents stays by its hash. */
export async function forgetMailAddress(trx: Transaction, email: string, at: Date): Promise<void> {
  const tables = tablesOf(trx)
  const address = await tables
    .selectFrom('gevel_mail_addresses')
    .select('id')
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  if (!address) return
  await withdrawConsents(trx, { addressId: address.id }, 'removal', at)
  await tables.updateTable('gevel_mail_consents').set({ topic: '' }).where('address_id', '=', address.id).execute()
  await tables.deleteFrom('gevel_mail_deliveries').where('address_id', '=', address.id).execute()
  await tables.updateTable('gevel_mail_addresses').set({ email: null }).where('id', '=', address.id).execute()
}

/** How long things are kept, in days; the privacy page says so. */
const retention = {
  /** of a consent that nobody confirmed; its link works for a week */
  unconfirmed: 8,
  /** of the text of an address that has unsubscribed from everything */
  address: 30,
  /** of the proof of a consent that ended: as long as a fine can be imposed (Awb art. 5:45) */
  proof: 5 * 365,
  /** of what was sent, which counts the bounces of an address */
  deliveries: 90,
}

/** Removes what is kept no longer. */
export async function cleanUpMailing(trx: Transaction, at: Date): Promise<void> {
  await cleanUpSentMails(trx, at)
  const tables = tablesOf(trx)
  const before = (days: number) => new Date(at.getTime() - days * 86_400_000)
  await tables
    .deleteFrom('gevel_mail_consents')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', before(retention.unconfirmed))
    .execute()
  await tables.deleteFrom('gevel_mail_consents').where('withdrawn_at', '<', before(retention.proof)).execute()
  await tables.deleteFrom('gevel_mail_deliveries').where('settled_at', '<', before(retention.deliveries)).execute()
  await sql`
    WITH forgotten AS (
      UPDATE gevel_mail_addresses a SET email = NULL
      WHERE email IS NOT NULL AND created_at < ${before(retention.address)} AND NOT EXISTS (
        SELECT FROM gevel_mail_consents c
        WHERE c.address_id = a.id AND (c.withdrawn_at IS NULL OR c.withdrawn_at >= ${before(retention.address)}))
      RETURNING id
    )
    UPDATE gevel_mail_consents c SET topic = '' FROM forgotten f WHERE c.address_id = f.id
  `.execute(tables)
  await sql`
    DELETE FROM gevel_mail_addresses a
    WHERE suppressed_at IS NULL AND created_at < ${before(retention.unconfirmed)}
      AND NOT EXISTS (SELECT FROM gevel_mail_consents c WHERE c.address_id = a.id)
      AND NOT EXISTS (SELECT FROM gevel_mail_deliveries d WHERE d.address_id = a.id)
  `.execute(tables)
}
