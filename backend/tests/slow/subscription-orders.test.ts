import { orderedSubscriptionSchema } from '@gevel/contract/subscriptions'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../support/database.ts'
import { mailsTo } from '../support/mails.ts'
import { beginDraft, orderOf, sendOrder } from '../support/subscription-orders.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.end())

const count = 200

test('places two hundred orders at once: each once, with a mail and papers each, and no gap in the numbers', {
  timeout: 600_000,
}, async () => {
  const orders = await Promise.all(
    Array.from({ length: count }, async () => ({ order: await orderOf(database), draft: await beginDraft() })),
  )
  const placed = await Promise.all(orders.map(({ order, draft }) => sendOrder(order, {}, draft)))
  const numbers = placed.map(({ body }) => orderedSubscriptionSchema.parse(body).orderNumber)
  expect(new Set(numbers).size).toBe(count)
  const emails = orders.map(({ order }) => order.customer.email)
  const stored = `SELECT count(DISTINCT o.id)::integer AS orders, count(DISTINCT s.id)::integer AS subscriptions,
      count(DISTINCT i.id)::integer AS invoices
    FROM gevel_customers c JOIN gevel_orders o ON o.customer_id = c.id JOIN gevel_subscriptions s ON s.order_id = o.id
      JOIN gevel_invoices i ON i.order_id = o.id WHERE c.email = ANY ($1)`
  expect((await database.query(stored, [emails])).rows).toEqual([
    { orders: count, subscriptions: count, invoices: count },
  ])
  const gaps = `SELECT count(*)::integer AS gaps FROM (
      SELECT right(number, 6)::integer - lag(right(number, 6)::integer) OVER (PARTITION BY left(number, 5) ORDER BY number) AS step
      FROM gevel_orders UNION ALL
      SELECT right(number, 6)::integer - lag(right(number, 6)::integer) OVER (PARTITION BY left(number, 5) ORDER BY number)
      FROM gevel_invoices) steps WHERE step <> 1`
  expect((await database.query(gaps)).rows).toEqual([{ gaps: 0 }])
  await vi.waitFor(
    async () => {
      for (const email of emails) expect(await mailsTo(email), email).toHaveLength(1)
    },
    { timeout: 480_000, interval: 2_000 },
  )
  const made = `SELECT count(*)::integer AS documents, count(DISTINCT d.subject_id)::integer AS invoices
    FROM gevel_customer_documents d JOIN gevel_invoices i ON i.id = d.subject_id JOIN gevel_orders o ON o.id = i.order_id
    WHERE d.kind = 'invoice-pdf' AND d.content IS NOT NULL AND o.number = ANY ($1)`
  await vi.waitFor(
    async () => expect((await database.query(made, [numbers])).rows).toEqual([{ documents: count, invoices: count }]),
    { timeout: 120_000, interval: 500 },
  )
})
