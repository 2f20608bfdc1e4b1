import type { Knex } from 'knex'
import { sql } from 'kysely'
import { tablesOf } from '../../../platform/database/tables-of'
import { timestamp } from '../../../platform/http/timestamp'

interface ReaderRow {
  id: number
  name: string | null
  email: string
  source: 'subscription' | 'seat' | 'complimentary'
  role: 'owner' | 'manager' | null
  from_on: string
  until_on: string | null
}

/** Who reads by a subscription now or later, and who is invited to. */
export async function readersOf(knex: Knex, subscriptionId: number, at: Date) {
  const people = await sql<ReaderRow>`
    SELECT u.id, u.name, u.email, e.source, p.role, e.from_on, e.until_on
    FROM gevel_entitlements e
    JOIN up_users u ON u.id = e.user_id
    JOIN gevel_subscriptions s ON s.id = e.subscription_id
    LEFT JOIN gevel_customer_people p ON p.customer_id = s.customer_id AND p.user_id = u.id
    WHERE e.subscription_id = ${subscriptionId}
      AND (e.until_on IS NULL OR e.until_on >= (${at}::timestamptz AT TIME ZONE 'Europe/Amsterdam')::date)
    ORDER BY e.id`.execute(tablesOf(knex))
  const invitations = await tablesOf(knex)
    .selectFrom('gevel_invitations')
    .select(['id', 'name', 'email', 'sent_at as sentAt', 'expires_at as expiresAt'])
    .where('purpose', '=', 'seat')
    .where('subject_id', '=', subscriptionId)
    .where((where) => where.and({ accepted_at: null, withdrawn_at: null, declined_at: null }))
    .orderBy('id')
    .execute()
  return {
    people: people.rows.map(({ from_on, until_on, ...person }) => ({ ...person, from: from_on, until: until_on })),
    invitations: invitations.map(({ sentAt, expiresAt, ...invitation }) => ({
      ...{ ...invitation, sentAt: timestamp(sentAt), isExpired: expiresAt <= at },
    })),
  }
}
