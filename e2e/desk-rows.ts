import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

export interface StoredSubscription {
  id: number
  number: string
  /** of its customer */
  name: string
  invoiceNumber: string
}

const plan = `INSERT INTO gevel_plan_versions (plan_document_id, version, name, slug, edition, audience, period, price_incl_cents,
  price_excl_cents, vat_rate, seats, print) VALUES ('journey', 1, 'Reisplan', 'reisplan', 'general', 'both', 'month', 1090, 1000, 900, 1, false)
  ON CONFLICT (plan_document_id, version) DO UPDATE SET name = excluded.name RETURNING id`
const ownPlan = `INSERT INTO gevel_plan_versions (plan_document_id, version, name, slug, edition, audience, period, price_incl_cents,
  price_excl_cents, vat_rate, seats, print)
  SELECT $1, version, $1, 'prijsplan', 'general', 'both', 'month', 1090 + 110 * (version - 1), 1000 + 101 * (version - 1), 900, 1, false
  FROM generate_series(1, 2) version RETURNING id`
const customer = `INSERT INTO gevel_customers (kind, name, email, street, postcode, city, country)
  VALUES ('person', $1, $2, 'Steigerweg 1', '3511 AA', 'Utrecht', 'NL') RETURNING id`
const mandate = `INSERT INTO gevel_mandates (reference, customer_id, iban, holder, text, text_version, creditor_id, signed_at)
  VALUES ($2, $1, 'NL20INGB0001234567', 'J Reis', 'Proef', '2026-11-01', 'NL69ZZZ123456780000', now()) RETURNING id`
const order = `INSERT INTO gevel_orders (number, customer_id, kind, state, prices, net_cents, vat_cents, total_cents, payment, agreed,
  idempotency_key, placed_at) VALUES ($2, $1, 'subscription', 'fulfilled', 'incl', 1000, 90, 1090, $3, '{}', gen_random_uuid(), now())
  RETURNING id`
const subscription = `INSERT INTO gevel_subscriptions (customer_id, order_id, plan_version_id, state, seats, payment, mandate_id, starts_on,
  anchor_on, periods, paid_until, created_at)
  VALUES ($1, $2, $3, 'active', 1, $4, $5, current_date, current_date, 1, current_date + 29, now()) RETURNING id, number`
const invoice = `INSERT INTO gevel_invoices (number, kind, customer_id, order_id, charge, issued_on, due_on, payment, seller, buyer, prices,
  net_cents, vat_cents, total_cents, open_cents, issued_at)
  VALUES ($3, 'invoice', $1, $2, $3, current_date, current_date + $5::integer, $4, '{}', '{"name": "J. Reis"}', 'incl', 1000, 90, 1090, 1090,
  now()) RETURNING id`
const lines = `WITH line AS (INSERT INTO gevel_invoice_lines (invoice_id, position, description, quantity, unit_cents, net_cents, vat_rate,
    vat_category) VALUES ($1, 0, 'Reisplan, per maand', 1, 1090, 1000, 900, 'S'))
  INSERT INTO gevel_invoice_vat (invoice_id, vat_category, vat_rate, net_cents, vat_cents) VALUES ($1, 'S', 900, 1000, 90)`

/** Stores a person with a subscription of € 10,90 a month, of which the first invoice is open. */
export async function storeSubscription(payment: 'direct-debit' | 'invoice'): Promise<StoredSubscription> {
  const database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  const one = async (statement: string, values: unknown[] = []) => (await database.query(statement, values)).rows[0]
  try {
    const key = randomUUID().slice(0, 8)
    const name = `Jip Reis ${key}`
    const { id: planId } = await one(plan)
    const { id: customerId } = await one(customer, [name, `${key}@reis.example`])
    const mandateId = payment === 'direct-debit' ? (await one(mandate, [customerId, `M-${key}`])).id : null
    const { id: orderId } = await one(order, [customerId, `R-${key}`, payment])
    const stored = await one(subscription, [customerId, orderId, planId, payment, mandateId])
    const invoiceNumber = `R-F${key}`
    const dueIn = payment === 'invoice' ? 14 : 0
    const { id: invoiceId } = await one(invoice, [customerId, orderId, invoiceNumber, payment, dueIn])
    await database.query(lines, [invoiceId])
    return { id: stored.id, number: stored.number, name, invoiceNumber }
  } finally {
    await database.end()
  }
}

/** Stores a subscription on a plan of its own, of which a dearer version is sold since. */
export async function storePriceRise(): Promise<{ planVersionId: number; planName: string }> {
  const { id } = await storeSubscription('invoice')
  const database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  try {
    const planName = `Prijsplan ${randomUUID().slice(0, 8)}`
    const { rows } = await database.query(ownPlan, [planName])
    const [older, newer] = rows.map((row) => row.id)
    await database.query('UPDATE gevel_subscriptions SET plan_version_id = $1 WHERE id = $2', [older, id])
    return { planVersionId: newer, planName }
  } finally {
    await database.end()
  }
}
