import type pg from 'pg'

/** A check of the books, as a statement that returns what is wrong. */
interface Check {
  name: string
  sql: string
}

/** Numbers of a series and year that are missing below the highest. */
const gaps = (table: string) => `
  SELECT left(number, 5) AS series, max(substr(number, 7)::integer) AS highest, count(*) AS there FROM ${table}
  GROUP BY 1 HAVING max(substr(number, 7)::integer) <> count(*)`

/** $1 is the day, $2 the days of grace. */
const checks: readonly Check[] = [
  { name: 'numbers of invoices and credit notes have no gap', sql: gaps('gevel_invoices') },
  { name: 'numbers of orders have no gap', sql: gaps('gevel_orders') },
  {
    name: 'an invoice is open for what is not allocated to it',
    sql: `SELECT i.number, i.open_cents FROM gevel_invoices i WHERE i.kind = 'invoice' AND i.open_cents <> i.total_cents -
      coalesce((SELECT sum(a.cents) FROM gevel_allocations a WHERE a.invoice_id = i.id), 0)`,
  },
  {
    name: 'a credit note is open for what it did not settle',
    sql: `SELECT i.number, i.open_cents FROM gevel_invoices i WHERE i.kind = 'credit' AND i.open_cents <> i.total_cents +
      coalesce((SELECT sum(a.cents) FROM gevel_allocations a WHERE a.credit_id = i.id), 0)`,
  },
  {
    name: 'a period is charged once, and periods join without a gap',
    sql: `SELECT * FROM (
        SELECT i.order_id, l.period_from, lag(l.period_until) OVER w AS before
        FROM gevel_invoices i JOIN gevel_invoice_lines l ON l.invoice_id = i.id AND l.position = 0
        WHERE i.kind = 'invoice' AND i.charge ~ '^subscription \\d+ \\d{4}-\\d\\d-\\d\\d$'
        WINDOW w AS (PARTITION BY i.order_id ORDER BY l.period_from)) periods
      WHERE period_from <= before`,
  },
  {
    name: 'the total of a run is that of its collections',
    sql: `SELECT r.number FROM gevel_collection_runs r LEFT JOIN gevel_collections c ON c.run_id = r.id
      GROUP BY r.id HAVING r.collections <> count(c.id) OR r.total_cents <> sum(c.cents)`,
  },
  {
    name: 'an invoice is collected once at a time',
    sql: `SELECT invoice_id FROM gevel_collections WHERE state IN ('pending', 'collected') GROUP BY 1 HAVING count(*) > 1`,
  },
  {
    name: 'nobody reads unpaid beyond the terms',
    sql: `SELECT s.number, i.number AS invoice, e.until_on::text FROM gevel_entitlements e
      JOIN gevel_subscriptions s ON s.id = e.subscription_id
      JOIN gevel_invoices i ON i.order_id = s.order_id AND i.kind = 'invoice' AND i.open_cents > 0
      WHERE $1::date BETWEEN e.from_on AND e.until_on AND $1::date > $2::integer + CASE
        WHEN i.payment = 'invoice' THEN i.due_on
        ELSE (SELECT min(c.returned_on) FROM gevel_collections c WHERE c.invoice_id = i.id AND c.state = 'returned') END`,
  },
  {
    name: 'nobody who paid is locked out',
    sql: `SELECT s.number, s.state, s.paid_until::text, e.until_on::text FROM gevel_subscriptions s
      JOIN gevel_entitlements e ON e.subscription_id = s.id
      WHERE s.state IN ('active', 'overdue', 'cancelled') AND $2::integer IS NOT NULL
        AND $1::date BETWEEN s.starts_on AND coalesce(s.ends_on, s.paid_until)
        AND NOT coalesce(s.paused_from <= $1::date, false)
        AND NOT EXISTS (SELECT FROM gevel_invoices i WHERE i.order_id = s.order_id AND i.kind = 'invoice' AND i.open_cents > 0)
        AND NOT ($1::date BETWEEN e.from_on AND e.until_on)`,
  },
  {
    name: 'nobody reads during a pause, or after the end',
    sql: `SELECT s.number, s.state FROM gevel_subscriptions s JOIN gevel_entitlements e ON e.subscription_id = s.id
      WHERE s.state IN ('paused', 'ended', 'withdrawn') AND $2::integer IS NOT NULL
        AND $1::date BETWEEN e.from_on AND e.until_on`,
  },
]

/** What is wrong on a day, a sentence for each check; empty when all is right. */
export async function findProblems(database: pg.Pool, day: string, graceDays: number): Promise<string[]> {
  const problems: string[] = []
  for (const { name, sql } of checks) {
    const values = sql.includes('$1') ? [day, graceDays] : []
    const { rows } = await database.query(sql, values)
    if (rows.length > 0) problems.push(`Not true: ${name}. ${rows.length} rows, such as ${JSON.stringify(rows[0])}`)
  }
  return problems
}
