import type { FollowedRhythm } from '@gevel/contract/followed-mail'
import type { Knex } from 'knex'
import { sql } from 'kysely'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { environment } from '../../platform/environment/environment'
import type { ListHeaders } from '../../platform/mail/mail-headers'
import { defineMailList } from '../../platform/mailing/mail-list'
import { preferencesLink } from '../../platform/mailing/mailing-links'

/** What is new of followed subjects and saved searches: the topic of a consent is how often it comes. */
export const followedList = defineMailList({
  ...{ key: 'followed', name: 'Nieuw van wat u volgt', hasOneTopic: true },
  onMoved: (trx, { from, to }) => noteMailed(trx, from.addressId, to.addressId),
})

/** Notes at a new address which digests its reader had at the earlier one: that of today is planned for some hours. */
async function noteMailed(trx: Transaction, from: number, to: number): Promise<void> {
  await sql`
    INSERT INTO gevel_mail_deliveries (kind, edition, address_id, state, expires_at, settled_at, reason)
    SELECT kind, edition, ${to}, 'skipped', expires_at, now(), 'sent to the earlier address'
    FROM gevel_mail_deliveries WHERE address_id = ${from} AND kind = 'followed' AND expires_at > now()
    ON CONFLICT (kind, edition, address_id) DO NOTHING
  `.execute(tablesOf(trx))
}

/** Of somebody who gets it. */
export type Rhythm = Exclude<FollowedRhythm, 'never'>

export function followedHeaders(addressId: number, at: Date): ListHeaders {
  const { host } = new URL(environment.SITE_URL)
  return {
    id: `${followedList.key}.${host.replace(/:\d+$/, '').toLowerCase()}`,
    name: followedList.name,
    unsubscribe: preferencesLink(addressId, followedList, at),
  }
}

/** How often an address gets it. */
export async function rhythmOf(knex: Knex, email: string): Promise<FollowedRhythm> {
  const row = await tablesOf(knex)
    .selectFrom('gevel_mail_consents as c')
    .innerJoin('gevel_mail_addresses as a', 'a.id', 'c.address_id')
    .select('c.topic')
    .where('a.email', '=', email)
    .where('c.list', '=', followedList.key)
    .where('c.confirmed_at', 'is not', null)
    .where('c.withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (!row) return 'never'
  return row.topic === 'weekly' ? 'weekly' : 'daily'
}
