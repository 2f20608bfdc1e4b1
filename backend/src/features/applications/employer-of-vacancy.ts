import type { Knex } from 'knex'
import { tablesOf } from '../../platform/database/tables-of'

/**
 * The customer that placed a vacancy, and hears of its applications; undefined for one that editors made.
 * @param publicId that of the vacancy on the site
 */
export function employerOfVacancy(knex: Knex, publicId: number) {
  return tablesOf(knex)
    .selectFrom('gevel_vacancies as v')
    .innerJoin('gevel_customers as c', 'c.id', 'v.customer_id')
    .select(['v.id', 'c.email'])
    .select(({ fn }) => fn.coalesce('c.contact', 'c.name').as('name'))
    .where('v.public_id', '=', publicId)
    .executeTakeFirst()
}
