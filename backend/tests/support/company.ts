import type { Client } from 'pg'
import { createReaders, type Member } from './create-readers.ts'

/** The subscription of a company. */
export interface CompanySubscription {
  customerId: number
  subscriptionId: number
  /** of the subscription */
  number: string
}

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

/** Gives an account a company with a running subscription to both editions, as an order leaves it. */
export async function subscribeCompany(database: Client, email: string, seats = 5): Promise<CompanySubscription> {
  const { rows } = await database.query<CompanySubscription>(
    `WITH owner AS (SELECT id FROM up_users WHERE email = $1),
     today AS (SELECT (now() AT TIME ZONE 'Europe/Amsterdam')::date AS day),
     customer AS (
       INSERT INTO gevel_customers (kind, name, email, street, postcode, city, country, kvk)
       VALUES ('company', 'IJzerhandel De Kroon', $1, 'Kalkoven 12', '3511 AA', 'Utrecht', 'NL', '01234567') RETURNING id),
     person AS (INSERT INTO gevel_customer_people (customer_id, user_id, role) SELECT customer.id, owner.id, 'owner' FROM customer, owner),
     plan AS (
       INSERT INTO gevel_plan_versions
         (plan_document_id, version, name, slug, edition, audience, period, price_incl_cents, price_excl_cents, vat_rate, seats, print)
       VALUES (gen_random_uuid(), 1, 'Mix Pro', 'mix-pro', 'mix', 'company', 'month', 5668, 5200, 900, $2, true) RETURNING id),
     subscription AS (
       INSERT INTO gevel_subscriptions
         (customer_id, plan_version_id, state, seats, payment, starts_on, anchor_on, paid_until, created_at)
       SELECT customer.id, plan.id, 'active', $2, 'invoice', day, day, day + 30, now() FROM customer, plan, today
       RETURNING id, number, customer_id),
     entitlement AS (
       INSERT INTO gevel_entitlements (user_id, source, subscription_id, edition, from_on, until_on)
       SELECT owner.id, 'subscription', subscription.id, 'mix', day, day + 44 FROM owner, subscription, today)
     SELECT customer_id AS "customerId", id AS "subscriptionId", number FROM subscription`,
    [email, seats],
  )
  const [company] = rows
  if (!company) throw new Error('No subscription was created')
  return company
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
