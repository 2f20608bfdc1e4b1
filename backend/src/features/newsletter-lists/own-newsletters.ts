import type { MailPreferences } from '@gevel/contract/endpoints/newsletter-lists'
import type { NewsletterList } from '@gevel/contract/newsletter'
import type { Knex } from 'knex'
import { tablesOf } from '../../platform/database/tables-of'
import { timestamp } from '../../platform/http/timestamp'
import { newsletterOfKey } from './newsletter-lists'

/** The newsletters that an address gets, each with the proof of its consent. */
export async function newslettersOf(knex: Knex, addressId: number): Promise<MailPreferences['consents']> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_mail_consents')
    .select(['list', 'form', 'source', 'confirmed_at'])
    .where('address_id', '=', addressId)
    .where('withdrawn_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ list: key, confirmed_at, ...proof }) => {
    const list = newsletterOfKey(key)
    return list && confirmed_at ? [{ ...proof, list, confirmedAt: timestamp(confirmed_at) }] : []
  })
}

/** What a link confirms: the newsletters that are not withdrawn, and their address; null when there are none left. */
export async function askedNewsletters(
  knex: Knex,
  consentIds: readonly number[],
): Promise<{ addressId: number; email: string; lists: NewsletterList[] } | null> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_mail_consents as c')
    .innerJoin('gevel_mail_addresses as a', 'a.id', 'c.address_id')
    .select(['c.list', 'c.address_id', 'a.email'])
    .where('c.id', 'in', [...consentIds])
    .where('c.withdrawn_at', 'is', null)
    .orderBy('c.id')
    .execute()
  const lists = rows.flatMap((row) => newsletterOfKey(row.list) ?? [])
  const [first] = rows
  if (!first?.email || lists.length === 0) return null
  return { addressId: first.address_id, email: first.email, lists }
}
