import { sql } from 'kysely'
import { tablesOf } from '../database/tables-of'
import type { Transaction } from '../database/transaction'
import { lockMailAddress } from './addresses'
import type { MailList } from './mail-list'

/** A form, or another way, by which somebody asked for the mail of a list. */
export interface AskedMail {
  list: MailList
  /** what of the list; empty for all of it */
  topic: string
  /** what the form said, and which version of it */
  wording: string
  wordingVersion: number
  /** the path of the form */
  form: string
  source: 'form' | 'account' | 'order' | 'desk' | 'import'
}

/** How a consent ended. */
export type WithdrawalWay =
  | 'link'
  | 'one-click'
  | 'mail'
  | 'account'
  | 'desk'
  | 'complaint'
  | 'removal'
  // it continues at another address
  | 'address-change'

/** A consent, with the address that gave it. */
export interface Consent {
  id: number
  addressId: number
  topic: string
  isConfirmed: boolean
}

/**
 * Stores that an address asked for mail, with the proof. A repeat is the same consent: one that was confirmed stays so, with its own
 * proof; of one that was not, the last form counts.
 * @param email in lower case
 */
export async function askForMail(trx: Transaction, email: string, asked: AskedMail, at: Date): Promise<Consent> {
  const { list, topic, wording, wordingVersion, form, source } = asked
  const { id: addressId } = await lockMailAddress(trx, email)
  const proof = { wording, wording_version: wordingVersion, form, source, asked_at: at }
  const tables = tablesOf(trx)
  const stored = await tables
    .insertInto('gevel_mail_consents')
    .values({ address_id: addressId, list: list.key, topic, ...proof })
    .onConflict((conflict) =>
      conflict
        .columns(['address_id', 'list', 'topic'])
        .where('withdrawn_at', 'is', null)
        .doUpdateSet(proof)
        .where('gevel_mail_consents.confirmed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()
  if (stored) return { id: stored.id, addressId, topic, isConfirmed: false }
  const confirmed = await tables
    .selectFrom('gevel_mail_consents')
    .select('id')
    .where('address_id', '=', addressId)
    .where('list', '=', list.key)
    .where('topic', '=', topic)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { id: confirmed.id, addressId, topic, isConfirmed: true }
}

/**
 * Confirms a consent: its owner pressed the button of a page that only a mail to the address leads to. Mail arrives there, so an earlier
 * bounce or complaint no longer keeps mail from it.
 * @returns undefined for one that was withdrawn, which an old link never revives
 */
export async function confirmConsent(
  trx: Transaction,
  list: MailList,
  id: number,
  at: Date,
): Promise<Consent | undefined> {
  const tables = tablesOf(trx)
  const confirmed = await tables
    .updateTable('gevel_mail_consents')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, ${at})` })
    .where('id', '=', id)
    .where('list', '=', list.key)
    .where('withdrawn_at', 'is', null)
    .returning(['address_id', 'topic'])
    .executeTakeFirst()
  if (!confirmed) return undefined
  await tables
    .updateTable('gevel_mail_addresses')
    .set({ suppressed_at: null, suppressed_because: null })
    .where('id', '=', confirmed.address_id)
    .where('suppressed_because', 'in', ['bounce', 'complaint'])
    .execute()
  return { id, addressId: confirmed.address_id, topic: confirmed.topic, isConfirmed: true }
}

interface Withdrawn {
  addressId: number
  /** one consent; all of the address on the list by default */
  consentId?: number | undefined
  /** all lists by default */
  list?: MailList
}

/** Ends consents of an address; the proof of each stays, with how and when it ended. Idempotent. @returns the ids of those it ended */
export async function withdrawConsents(
  trx: Transaction,
  { addressId, consentId, list }: Withdrawn,
  way: WithdrawalWay,
  at: Date,
): Promise<number[]> {
  let statement = tablesOf(trx)
    .updateTable('gevel_mail_consents')
    .set({ withdrawn_at: at, withdrawn_by: way })
    .where('address_id', '=', addressId)
    .where('withdrawn_at', 'is', null)
  if (list) statement = statement.where('list', '=', list.key)
  if (consentId !== undefined) statement = statement.where('id', '=', consentId)
  return (await statement.returning('id').execute()).map(({ id }) => id)
}
