import { targetDayFrom } from '@gevel/contract/target-days'
import { dayNumber, dayText } from './model.ts'
import { settings } from './prepare.ts'
import { inParallel, momentOf, type World } from './world.ts'

const returnCodes = ['AM04', 'AM04', 'AM04', 'MD06', 'MS02', 'AC04', 'MD01', 'MS03', 'XX99']

/** Lets those who pay by themselves do so within six weeks of an invoice; some never do. */
export async function payInvoices(world: World, day: number): Promise<void> {
  const { rows } = await world.database.query<{
    id: number
    customer: number
    order: number
    cents: number
    issued: string
  }>(
    `SELECT i.id, i.customer_id AS customer, i.order_id AS order, i.open_cents AS cents, i.issued_on::text AS issued
     FROM gevel_invoices i JOIN gevel_subscriptions s ON s.order_id = i.order_id
     WHERE i.kind = 'invoice' AND i.open_cents > 0 AND (i.payment = 'invoice' OR s.state = 'overdue')`,
  )
  const due = rows.filter(({ id, issued }) => id % 33 !== 0 && day - dayNumber(issued) >= (id * 7) % 38)
  await inParallel(due, async ({ id, customer, order, cents }) => {
    const payment = {
      ...{ customerId: customer, method: 'transfer' as const, cents: cents as never, receivedOn: dayText(day) },
      ...{ key: `transfer ${id} ${day}`, invoiceIds: [id] },
    }
    await world.next().call('pay', momentOf(day, 14), payment, order)
  })
}

/** Makes a run twice a week, closes those that the bank carried out, and takes a few back. */
export async function collect(world: World, day: number): Promise<void> {
  await endRuns(world, day)
  const weekday = new Date(day * 86_400_000).getUTCDay()
  if (weekday !== 1 && weekday !== 4) return
  const collectOn = targetDayFrom(dayText(day + settings.noticeDays))
  const due = await dueOn(world, collectOn)
  if (!due?.count) return
  const run = await world.next().call('openRun', momentOf(day, 9), collectOn)
  if (run.collections !== due.count || run.totalCents !== due.cents)
    throw new Error(`Run ${run.number} collects ${run.totalCents} cents, and ${due.cents} are open`)
  world.tally.collections += run.collections
  world.openRuns.push({ id: run.id, collectOn: dayNumber(collectOn) })
}

async function endRuns(world: World, day: number): Promise<void> {
  const runs = world.openRuns
  world.openRuns = runs.filter(({ collectOn }) => collectOn > day)
  for (const { id, collectOn } of runs)
    if (collectOn <= day)
      await world.next().call(world.random(15) === 0 ? 'takeBackRun' : 'closeRun', momentOf(day, 8), id)
}

/** What can be collected on a day, by a statement that is not the product's. */
async function dueOn({ database }: World, collectOn: string) {
  const { rows } = await database.query<{ count: number; cents: number }>(
    `SELECT count(*)::integer AS count, coalesce(sum(i.open_cents), 0)::integer AS cents FROM gevel_invoices i
     JOIN gevel_subscriptions s ON s.order_id = i.order_id JOIN gevel_mandates m ON m.id = s.mandate_id AND m.revoked_at IS NULL
     WHERE i.kind = 'invoice' AND i.payment = 'direct-debit' AND s.payment = 'direct-debit' AND i.open_cents > 0 AND i.due_on <= $1
       AND NOT EXISTS (SELECT FROM gevel_collections c WHERE c.invoice_id = i.id AND (c.state = 'pending'
         OR c.state = 'returned' AND c.mandate_id = m.id AND coalesce(c.retry_on > $1, true)))`,
    [collectOn],
  )
  return rows[0]
}

/** Lets banks return some collections, three days later. */
export async function returnCollections(world: World, day: number): Promise<void> {
  const { rows } = await world.database.query<{ id: number }>(
    `SELECT c.id FROM gevel_collections c JOIN gevel_collection_runs r ON r.id = c.run_id
     WHERE c.state = 'collected' AND r.collect_on = $1::date - 3 ORDER BY c.id`,
    [dayText(day)],
  )
  const returned = rows.filter(({ id }) => (id * 31) % 37 === 0)
  await inParallel(returned, async ({ id }) => {
    const code = returnCodes[id % returnCodes.length] ?? 'AM04'
    await world.next().call('returnCollection', momentOf(day, 15), id, code)
    world.tally.returns++
  })
}
