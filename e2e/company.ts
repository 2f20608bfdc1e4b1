import type { Client } from 'pg'

/** The subscription of a company. */
export interface CompanySubscription {
  customerId: number
  subscriptionId: number
  /** of the subscription */
  number: string
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
