import { findProblems } from './checks.ts'
import { dayText } from './model.ts'
import { settings } from './prepare.ts'
import type { World } from './world.ts'

/**
 * Checks all books at the end of a day: the product's own, and what each customer was invoiced by the model of it.
 * @returns a line for the report
 * @throws Error with all problems, and the history of the first subscription that owes something else
 */
export async function checkBooks(world: World, day: number): Promise<string> {
  const { database, tally } = world
  const text = dayText(day)
  const problems = await findProblems(database, text, settings.graceDays)
  const { rows } = await database.query<{ id: number; cents: number; count: number }>(
    `SELECT s.id, count(i.id)::integer AS count,
       coalesce(sum(CASE c.kind WHEN 'person' THEN i.total_cents ELSE i.net_cents END), 0)::integer AS cents
     FROM gevel_subscriptions s JOIN gevel_customers c ON c.id = s.customer_id LEFT JOIN gevel_invoices i ON i.order_id = s.order_id
     GROUP BY s.id ORDER BY s.id`,
  )
  const wrong = rows.filter(({ id, cents }) => cents !== world.find(id).model.owedCents)
  for (const { id, cents } of wrong)
    problems.push(`Subscription ${id} is invoiced ${cents} cents, and owes ${world.find(id).model.owedCents}`)
  if (wrong[0]) problems.splice(20, problems.length, ...(await historyOf(world, wrong[0].id)))
  if (problems.length > 0) throw new Error(`On ${text}:\n${problems.join('\n')}`)
  tally.invoices = rows.reduce((sum, { count }) => sum + count, 0)
  tally.checks++
  const running = [...world.subscribers.values()].filter(({ model }) => !model.isOver).length
  return `${text}: ${running} subscriptions, ${tally.invoices} invoices, ${tally.collections} collections`
}

/** What happened to a subscription and what it was invoiced, by day. */
async function historyOf({ database }: World, id: number): Promise<string[]> {
  const { rows } = await database.query<{ line: string }>(
    `SELECT at::date || ' ' || kind || ' ' || data::text AS line, at FROM gevel_ledger_events
     WHERE subject = 'subscription' AND subject_id = $1
     UNION ALL
     SELECT i.issued_on || ' ' || i.charge || ' ' || i.net_cents || ' + ' || i.vat_cents || ' ' || l.description || ' ' || l.period_from
       || ' ' || l.period_until, i.issued_at
     FROM gevel_invoices i JOIN gevel_invoice_lines l ON l.invoice_id = i.id JOIN gevel_subscriptions s ON s.order_id = i.order_id
     WHERE s.id = $1 ORDER BY at`,
    [id],
  )
  return rows.map(({ line }) => line)
}
