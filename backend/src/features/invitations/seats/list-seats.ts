import type { seatEndpoints } from '@gevel/contract/endpoints/invitations'
import type { Seat } from '@gevel/contract/invitations'
import type { Knex } from 'knex'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { listUnanswered } from '../sent-invitations'
import { findManaged } from './managed-subscription'
import { countUsedSeats } from './seat-purpose'

/**
 * `GET /account/subscriptions/{number}/seats`: who reads, and who was invited.
 * @throws 404 for who does not manage the subscription
 */
export async function listSeats({ params, session: { account } }: ReaderRequest<typeof seatEndpoints.list>) {
  const at = new Date()
  const knex = strapi.db.connection
  const { id, customerId, seats, role } = await findManaged(knex, account.id, params.number)
  const [people, invitations, used] = await Promise.all([
    loadReaders(knex, { id, customerId }, account.id),
    listUnanswered(knex, { purpose: 'seat', subjectId: id }, at),
    countUsedSeats(knex, id, at),
  ])
  return { data: { total: seats, used, role, people, invitations } }
}

/** The readers of a subscription, the owner first. */
async function loadReaders(knex: Knex, of: { id: number; customerId: number }, ownId: number): Promise<Seat[]> {
  const { rows }: { rows: (Omit<Seat, 'isSelf'> & { userId: number })[] } = await knex.raw(
    `SELECT e.id, u.id AS "userId", coalesce(u.name, u.username) AS name, u.email,
       coalesce(p.role, CASE e.source WHEN 'subscription' THEN 'owner' END, 'reader') AS role,
       to_char(e.created_at AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM-DD') AS since,
       (SELECT to_char(max(s.rotated_at) AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM-DD')
        FROM gevel_sessions s WHERE s.user_id = u.id) AS "seenOn"
     FROM gevel_entitlements e JOIN up_users u ON u.id = e.user_id
     LEFT JOIN gevel_customer_people p ON p.customer_id = :customerId AND p.user_id = u.id
     WHERE e.subscription_id = :id
     ORDER BY e.source = 'subscription' DESC, e.id`,
    of,
  )
  return rows.map(({ userId, ...reader }) => ({ ...reader, isSelf: userId === ownId }))
}
