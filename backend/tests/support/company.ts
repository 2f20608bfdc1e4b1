import type { Client } from 'pg'
import { type CompanySubscription, subscribeCompany } from '../../../e2e/company.ts'
import { createReaders, type Member } from './create-readers.ts'

/** A company with a subscription, and the reader who ordered it. */
export interface Company extends CompanySubscription {
  owner: Member
}

/** Creates a company with a running subscription to both editions, and the account of its owner. */
export async function createCompany(database: Client, seats = 5): Promise<Company> {
  const [owner] = await createReaders(database, 1)
  if (!owner) throw new Error('No reader was created')
  return { owner, ...(await subscribeCompany(database, owner.email, seats)) }
}

/** Deletes a company with its subscription and the account of its owner. */
export async function removeCompany(database: Client, { owner, customerId, subscriptionId }: Company): Promise<void> {
  const of = [subscriptionId]
  await database.query('DELETE FROM gevel_invitations WHERE subject_id = $1', of)
  await database.query('DELETE FROM gevel_entitlements WHERE subscription_id = $1', of)
  const { rows } = await database.query(
    'DELETE FROM gevel_subscriptions WHERE id = $1 RETURNING plan_version_id AS plan',
    of,
  )
  await database.query('DELETE FROM gevel_plan_versions WHERE id = $1', [rows[0]?.plan])
  await database.query('DELETE FROM gevel_ledger_events WHERE customer_id = $1', [customerId])
  await database.query('DELETE FROM gevel_customer_people WHERE customer_id = $1', [customerId])
  await database.query('DELETE FROM gevel_customers WHERE id = $1', [customerId])
  await database.query('DELETE FROM up_users WHERE id = $1', [owner.user.id])
}
