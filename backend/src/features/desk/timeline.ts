import type { Knex } from 'knex'
import { type Selectable, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import { tablesOf } from '../../platform/database/tables-of'
import { timestamp } from '../../platform/http/timestamp'

const mostEvents = 500

/** What happened to a customer and all that it ordered, newest first: at most 500 events. */
export async function timelineOf(knex: Knex, customerId: number) {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_ledger_events')
    .select(['id', 'subject', 'kind', 'from_state as from', 'to_state as to', 'actor', 'reason', 'data', 'at'])
    .select('actor_name as name')
    .where('customer_id', '=', customerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostEvents)
    .execute()
  const events = rows.map(({ data, at, ...event }) => ({ ...event, data: factsOf(data), at: timestamp(at) }))
  const mails = await mailsOf(knex, customerId)
  return [...events, ...mails].toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, mostEvents)
}

/** The mails to a customer and to who acts for it, about its account, orders and events: those that came back as well. */
async function mailsOf(knex: Knex, customerId: number) {
  const { rows } = await sql<Selectable<Tables['gevel_sent_mails']>>`
    SELECT m.* FROM gevel_sent_mails m WHERE m.id IN (
      SELECT id FROM gevel_sent_mails WHERE email IN (
        SELECT lower(email) FROM gevel_customers WHERE id = ${customerId}
        UNION
        SELECT lower(u.email) FROM gevel_customer_people p JOIN up_users u ON u.id = p.user_id WHERE p.customer_id = ${customerId})
      UNION
      SELECT id FROM gevel_sent_mails WHERE account_id IN (SELECT user_id FROM gevel_customer_people WHERE customer_id = ${customerId})
    )
    ORDER BY m.at DESC LIMIT ${mostEvents}
  `.execute(tablesOf(knex))
  return rows.map(({ id, subject, email, state, reason, at }) => ({
    ...{ id: `mail-${id}`, subject: 'mail', kind: state, from: null, to: null, actor: 'system' as const, name: null },
    ...{ reason, data: factsOf(JSON.stringify({ title: subject, email })), at: timestamp(at) },
  }))
}

/** An event as the admin's screens get it. */
export type TimelineEntry = Awaited<ReturnType<typeof timelineOf>>[number]

function factsOf(data: string): Readonly<Record<string, unknown>> {
  return Object(JSON.parse(data))
}
