import { orderedSubscriptionSchema } from '@gevel/contract/subscriptions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountErrorOf } from './support/account-errors.ts'
import { openDatabase } from './support/database.ts'
import { mailsTo, untilMail } from './support/mails.ts'
import { newEmail, newReader } from './support/registration.ts'
import { beginDraft, orderOf, sendOrder } from './support/subscription-orders.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.end())

/** What was stored of the orders of an address. */
async function storedOf(email: string) {
  const { rows } = await database.query(
    `SELECT o.number, o.total_cents AS "totalCents", s.state, i.number AS invoice
     FROM gevel_customers c JOIN gevel_orders o ON o.customer_id = c.id JOIN gevel_subscriptions s ON s.order_id = o.id
     LEFT JOIN gevel_invoices i ON i.order_id = o.id WHERE c.email = $1 ORDER BY o.id`,
    [email],
  )
  return rows
}

const codeOf = (response: Awaited<ReturnType<typeof sendOrder>>) => accountErrorOf(response).code

describe('the order of a subscription', () => {
  test('stores an order with its invoice, mails both as PDF and opens articles', async () => {
    const { jwt, user } = await newReader()
    const customer = { kind: 'person' as const, name: 'Łucja Šimić', email: user.email }
    const placed = orderedSubscriptionSchema.parse(
      (await sendOrder(await orderOf(database, { customer }), { jwt })).body,
    )
    expect(await storedOf(user.email)).toMatchObject([
      { number: placed.orderNumber, totalCents: 2017, state: 'active' },
    ])
    const mail = await untilMail(user.email, `Uw bestelling ${placed.orderNumber}`)
    expect(mail.text).toContain('20,17')
    const reading = `SELECT edition FROM gevel_entitlements WHERE user_id = $1 AND current_date BETWEEN from_on AND until_on`
    expect((await database.query(reading, [user.id])).rows).toEqual([{ edition: 'general' }])
  })

  test('is placed once when it is sent twenty times at once', async () => {
    const order = await orderOf(database)
    const draft = await beginDraft()
    const sent = await Promise.all(Array.from({ length: 20 }, () => sendOrder(order, {}, draft)))
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await storedOf(order.customer.email)).toHaveLength(1)
    await untilMail(order.customer.email, 'Uw bestelling')
    expect(await mailsTo(order.customer.email)).toHaveLength(1)
  })

  test('of one who only typed the address of an account changes nothing of its customer', async () => {
    const { jwt, user } = await newReader()
    const customer = { kind: 'person' as const, name: 'Sanne de Wit', email: user.email }
    await sendOrder(await orderOf(database, { customer }), { jwt })
    const elsewhere = { street: 'Ergens 1', postcode: '1011 AB', city: 'Amsterdam', country: 'NL' as const }
    await sendOrder(await orderOf(database, { customer: { ...customer, name: 'Een ander' }, address: elsewhere }))
    const { rows } = await database.query('SELECT name, city FROM gevel_customers WHERE email = $1 ORDER BY id', [
      user.email,
    ])
    expect(rows).toEqual([
      { name: 'Sanne de Wit', city: 'Utrecht' },
      { name: 'Een ander', city: 'Amsterdam' },
    ])
  })

  test('answers the same for an address with an account and for one without', async () => {
    const { user } = await newReader()
    const shapes = []
    for (const email of [user.email, newEmail()]) {
      const customer = { kind: 'person' as const, name: 'Sanne de Wit', email }
      const { status, body } = await sendOrder(await orderOf(database, { customer }))
      shapes.push([status, Object.keys(Object(body)).sort()])
    }
    expect(shapes[0]).toEqual(shapes[1])
  })

  test.each([
    ['a plan that does not exist', { planVersionId: 999_999 }, 'subscriptions/plan-off-sale'],
    ['fewer readers than the plan has', { seats: 2 }, 'subscriptions/seats'],
    ['terms that were changed', { termsVersion: '2020-01-01' }, 'subscriptions/terms-changed'],
  ])('of %s is rejected, and stores nothing', async (_, fields, code) => {
    const order = await orderOf(database, fields)
    expect(codeOf(await sendOrder(order))).toBe(code)
    expect(await storedOf(order.customer.email)).toEqual([])
  })

  test('with the draft of another browser is a 404', async () => {
    const draft = await beginDraft()
    const stolen = { ...draft, key: (await beginDraft()).key }
    expect((await sendOrder(await orderOf(database), {}, stolen)).status).toBe(404)
  })

  test('draws numbers without a gap when fifty are placed at once', { timeout: 180_000 }, async () => {
    const orders = await Promise.all(Array.from({ length: 50 }, () => orderOf(database)))
    const placed = await Promise.all(orders.map((order) => sendOrder(order)))
    const numbers = placed.map(({ body }) => orderedSubscriptionSchema.parse(body).orderNumber)
    expect(new Set(numbers).size).toBe(50)
    for (const table of ['gevel_orders', 'gevel_invoices']) {
      const gaps = `SELECT count(*)::integer AS gaps FROM (
        SELECT right(number, 6)::integer - lag(right(number, 6)::integer) OVER (PARTITION BY left(number, 5) ORDER BY number) AS step
        FROM ${table}) steps WHERE step <> 1`
      expect((await database.query(gaps)).rows).toEqual([{ gaps: 0 }])
    }
  })
})
