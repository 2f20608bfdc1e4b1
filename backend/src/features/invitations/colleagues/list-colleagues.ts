import type { colleagueEndpoints } from '@gevel/contract/endpoints/invitations'
import type { Colleague } from '@gevel/contract/invitations'
import type { Knex } from 'knex'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { findOwned } from '../../employers/people/owned-company'
import { listUnanswered } from '../sent-invitations'

/**
 * `GET /account/companies/{number}/colleagues`: who works on the vacancies of a company, and who was invited.
 * @throws 404 for who does not own the company
 */
export async function listColleagues({ params, session: { account } }: ReaderRequest<typeof colleagueEndpoints.list>) {
  const knex = strapi.db.connection
  const { customerId } = await findOwned(knex, account.id, params.number)
  const [people, invitations] = await Promise.all([
    loadColleagues(knex, customerId),
    listUnanswered(knex, { purpose: 'colleague', subjectId: customerId }, new Date()),
  ])
  return {
    data: { people: people.map((one) => ({ ...one, isSelf: one.id === account.id })), invitations },
  }
}

/** The people of a company, its owners first. */
export async function loadColleagues(knex: Knex, customerId: number): Promise<Omit<Colleague, 'isSelf'>[]> {
  const { rows }: { rows: Omit<Colleague, 'isSelf'>[] } = await knex.raw(
    `SELECT u.id, coalesce(u.name, u.username) AS name, u.email, p.role,
       to_char(p.since AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM-DD') AS since
     FROM (
       SELECT user_id, role, since FROM gevel_customer_people WHERE customer_id = :customerId
       UNION ALL SELECT user_id, 'member', since FROM gevel_vacancy_members WHERE customer_id = :customerId
     ) p JOIN up_users u ON u.id = p.user_id
     ORDER BY p.role = 'owner' DESC, p.since, u.id`,
    { customerId },
  )
  return rows
}
