import type pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { BackendProcess } from '../../simulation/backend-process.ts'
import { addAccount, idsOf, newKey, orderOf } from '../../simulation/orders.ts'
import { prepareDatabase, setup } from '../../simulation/prepare.ts'
import { dropDatabase, makeDatabase } from './temporary-database.ts'

/** The moment of a Dutch day at which the tests ask. */
export const noon = (day: string) => new Date(`${day}T11:00:00Z`)

/** Two backends over a database of their own, which live through days that a test chooses, while the tests of a file run. */
export function openSubscriptionLife(name: string) {
  let database: pg.Pool
  let backends: [BackendProcess, BackendProcess]
  let customers = 0
  beforeAll(async () => {
    const url = await makeDatabase(name)
    database = await prepareDatabase(url)
    backends = [new BackendProcess(url, setup), new BackendProcess(url, setup)]
    await backends[0].start()
    await backends[1].start()
  })
  afterAll(async () => {
    for (const backend of backends) backend.stop()
    await database.end()
    await dropDatabase(name)
  })
  const call: BackendProcess['call'] = (action, at, ...args) => backends[0].call(action, at, ...args)
  const callSecond: BackendProcess['call'] = (action, at, ...args) => backends[1].call(action, at, ...args)

  async function place(planId: number, day: string, options: Parameters<typeof orderOf>[1] = {}) {
    const n = ++customers
    await addAccount(database, n, `klant${n}@gevel.example`)
    const placing = { order: orderOf(planId, { n, ...options }), idempotencyKey: newKey(), accountId: n, address: null }
    const placed = await call('place', noon(day), placing)
    return { ...(await idsOf(database, placed.subscriptionNumber)), userId: n, placing }
  }
  const advance = (day: string) => call('advance', noon(day))
  async function rowsOf<Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> {
    return (await database.query<Row>(sql, values)).rows
  }
  async function only<Row extends object>(sql: string, ...values: unknown[]): Promise<Row> {
    const [row] = await rowsOf<Row>(sql, ...values)
    if (!row) throw new Error('No row')
    return row
  }
  const subscription = (id: number) =>
    only<{ state: string; paid_until: string; ends_on: string | null; paused_from: string | null; seats: number }>(
      'SELECT state, paid_until::text, ends_on::text, paused_from::text, seats FROM gevel_subscriptions WHERE id = $1',
      id,
    )
  const firstDays = async (orderId: number) =>
    (
      await rowsOf<{ from: string }>(
        `SELECT DISTINCT l.period_from::text AS from FROM gevel_invoices i JOIN gevel_invoice_lines l ON l.invoice_id = i.id
         WHERE i.order_id = $1 AND i.kind = 'invoice' ORDER BY 1`,
        orderId,
      )
    ).map(({ from }) => from)
  const totals = (orderId: number) =>
    rowsOf<{ kind: string; total: number; open: number }>(
      'SELECT kind, total_cents AS total, open_cents AS open FROM gevel_invoices WHERE order_id = $1 ORDER BY id',
      orderId,
    )
  const readsOn = async (userId: number, day: string) =>
    (
      await rowsOf(
        'SELECT FROM gevel_entitlements WHERE user_id = $1 AND $2::date BETWEEN from_on AND until_on',
        userId,
        day,
      )
    ).length > 0
  const pay = async (orderId: number, day: string) => {
    const open = await only<{ customer: number; cents: number }>(
      `SELECT customer_id AS customer, sum(open_cents)::integer AS cents FROM gevel_invoices
       WHERE order_id = $1 AND kind = 'invoice' GROUP BY 1`,
      orderId,
    )
    const cents = open.cents as never
    await call(
      'pay',
      noon(day),
      { customerId: open.customer, method: 'transfer', cents, receivedOn: day, key: newKey() },
      orderId,
    )
  }
  return {
    ...{ call, callSecond, place, advance, pay, subscription, firstDays, totals, readsOn, rowsOf, only },
    addAccount: (id: number, email: string) => addAccount(database, id, email),
    idsOf: (subscriptionNumber: string) => idsOf(database, subscriptionNumber),
  }
}
