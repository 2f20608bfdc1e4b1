import type { employerDetailsSchema } from '@gevel/contract/own-vacancies'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { customersOfAccount } from '../../../ledger/customers/customer'
import type { Reader } from '../life/placed-vacancy'

/** The company that an account ordered for last, to fill in the wizard; null without one. */
export async function findEmployerDetails(
  knex: Knex,
  { id }: Reader,
): Promise<z.infer<typeof employerDetailsSchema>['details']> {
  const customers = await customersOfAccount(knex, id)
  const own = customers.findLast(({ kind, anonymisedAt }) => kind === 'company' && !anonymisedAt)
  if (!own) return null
  const { name: company, contact, email, street, postcode, city, country, kvk, vatId } = own
  return { company, name: contact ?? '', email, street, postcode, city, country, kvk: kvk ?? '', vatId: vatId ?? '' }
}
