import type { Colleague, ColleagueRole } from '@gevel/contract/invitations'
import type { Knex } from 'knex'
import { addPerson } from '../../../ledger/customers/create-customer'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

/** A company whose vacancies an account works on. */
export interface OwnCompany {
  customerId: number
  number: string
  name: string
  city: string
  role: Colleague['role']
}

/** The companies whose vacancies an account works on, the oldest first. */
export async function companiesOf(knex: Knex, userId: number): Promise<OwnCompany[]> {
  const tables = tablesOf(knex)
  const people = tables
    .selectFrom('gevel_customer_people')
    .select(['customer_id', 'role'])
    .where('user_id', '=', userId)
  const members = tables
    .selectFrom('gevel_vacancy_members')
    .select(({ val }) => ['customer_id', val<Colleague['role']>('member').as('role')])
    .where('user_id', '=', userId)
  return tables
    .selectFrom('gevel_customers as c')
    .innerJoin(people.$castTo<{ customer_id: number; role: Colleague['role'] }>().unionAll(members).as('p'), (join) =>
      join.onRef('p.customer_id', '=', 'c.id'),
    )
    .select(['c.id as customerId', 'c.number', 'c.name', 'c.city', 'p.role'])
    .where('c.kind', '=', 'company')
    .where('c.anonymised_at', 'is', null)
    .orderBy('c.id')
    .execute()
}

/** Lets an account work on the vacancies of a company, as one of its owners or as a member. */
export async function setColleague(
  trx: Transaction,
  { customerId, userId }: { customerId: number; userId: number },
  role: ColleagueRole,
  at: Date,
): Promise<void> {
  await removeColleague(trx, { customerId, userId })
  if (role === 'owner') await addPerson(trx, customerId, userId, role, at)
  else
    await tablesOf(trx)
      .insertInto('gevel_vacancy_members')
      .values({ customer_id: customerId, user_id: userId, since: at })
      .execute()
}

/** Ends what an account does for a company; its next request finds nothing of it. A seat of a subscription stays. */
export async function removeColleague(
  trx: Transaction,
  { customerId, userId }: { customerId: number; userId: number },
): Promise<void> {
  for (const table of ['gevel_customer_people', 'gevel_vacancy_members'] as const)
    await tablesOf(trx).deleteFrom(table).where('customer_id', '=', customerId).where('user_id', '=', userId).execute()
}
