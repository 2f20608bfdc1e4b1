import { Client } from 'pg'

/** The statements that make so many subscriptions, each with a customer, an order and an invoice of its own. */
const statements = [
  `INSERT INTO gevel_plan_versions (plan_document_id, version, name, slug, edition, audience, period, price_incl_cents,
     price_excl_cents, vat_rate, seats, seat_incl_cents, seat_excl_cents, print)
   SELECT 'bench' || n, 1, 'Meetplan ' || n, 'meetplan-' || n, 'general', 'both', 'month', 1090, 1000, 900, 1, 545, 500, false
   FROM generate_series(1, 6) n ON CONFLICT DO NOTHING`,
  `INSERT INTO gevel_customers (kind, name, contact, email, street, postcode, city, country, kvk)
   SELECT CASE n % 3 WHEN 0 THEN 'company' ELSE 'person' END,
     (ARRAY['Bakker', 'De Vries', 'Jansen', 'Van den Berg', 'Smit', 'Kozijn'])[1 + n % 6] || ' ' || substr(md5(n::text), 1, 8),
     CASE n % 3 WHEN 0 THEN 'Jo ' || substr(md5('jo' || n), 1, 6) END, substr(md5('mail' || n), 1, 10) || '@meting.example',
     'Meetstraat ' || n, '3511 AA', 'Utrecht', 'NL', CASE n % 3 WHEN 0 THEN lpad(n::text, 8, '0') END
   FROM generate_series($1::int + 1, $2::int) n`,
  `INSERT INTO gevel_orders (number, customer_id, kind, state, prices, net_cents, vat_cents, total_cents, payment, agreed,
     idempotency_key, placed_at)
   SELECT 'B1999-' || lpad(n::text, 6, '0'), c.id, 'subscription', 'fulfilled', 'incl', 1000, 90, 1090, 'invoice', '{}', gen_random_uuid(),
     now() - n * interval '1 minute'
   FROM generate_series($1::int + 1, $2::int) n JOIN gevel_customers c ON c.street = 'Meetstraat ' || n`,
  `INSERT INTO gevel_order_lines (order_id, position, description, quantity, unit_cents, vat_rate, vat_category)
   SELECT o.id, 0, 'Meetplan, per maand', 1, 1090, 900, 'S' FROM gevel_orders o
   WHERE o.number BETWEEN 'B1999-' || lpad(($1::int + 1)::text, 6, '0') AND 'B1999-' || lpad($2::text, 6, '0')`,
  `INSERT INTO gevel_subscriptions (customer_id, order_id, plan_version_id, kind, state, seats, payment, starts_on, anchor_on,
     paid_until, ends_on, created_at)
   SELECT o.customer_id, o.id, v.id, 'paid',
     (ARRAY['active', 'active', 'active', 'active', 'active', 'active', 'active', 'overdue', 'cancelled', 'ended'])[1 + n % 10],
     1 + n % 25, 'invoice', '2025-01-01'::date + n % 600, '2025-01-01'::date + n % 600, '2026-11-01'::date + n % 60,
     CASE WHEN n % 10 > 7 THEN '2026-11-01'::date + n % 60 END, now()
   FROM generate_series($1::int + 1, $2::int) n
   JOIN gevel_orders o ON o.number = 'B1999-' || lpad(n::text, 6, '0')
   JOIN gevel_plan_versions v ON v.plan_document_id = 'bench' || 1 + n % 6 AND v.version = 1`,
  `INSERT INTO gevel_invoices (number, kind, customer_id, order_id, charge, issued_on, due_on, payment, seller, buyer, prices, net_cents,
     vat_cents, total_cents, open_cents, issued_at)
   SELECT 'F1999-' || substr(o.number, 7), 'invoice', o.customer_id, o.id, 'bench ' || o.id, '2026-11-01', '2026-11-15', 'invoice', '{}',
     '{"name": "Meting"}', 'incl', 1000, 90, 1090, CASE WHEN o.id % 20 = 0 THEN 1090 ELSE 0 END, now()
   FROM gevel_orders o
   WHERE o.number BETWEEN 'B1999-' || lpad(($1::int + 1)::text, 6, '0') AND 'B1999-' || lpad($2::text, 6, '0')`,
]

const tables =
  'gevel_plan_versions, gevel_customers, gevel_orders, gevel_order_lines, gevel_subscriptions, gevel_invoices'

/** Adds subscriptions until there are so many from this measurement. */
export async function addSubscriptions(databaseUrl: string, from: number, until: number): Promise<void> {
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    for (const statement of statements) await database.query(statement, statement.includes('$1') ? [from, until] : [])
    await database.query(`VACUUM ANALYZE ${tables}`)
  } finally {
    await database.end()
  }
}
