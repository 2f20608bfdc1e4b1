import { dutchDay } from '@gevel/contract/dutch-day'
import { orderedSubscriptionSchema } from '@gevel/contract/subscriptions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountErrorOf, fieldErrorsOf } from './support/account-errors.ts'
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

const company = () => ({
  ...{
    kind: 'company' as const,
    name: 'Kozijn bv',
    kvk: '12345678',
    vatId: null,
    contact: 'Jo Kozijn',
    email: newEmail(),
  },
})

type Fields = Partial<Awaited<ReturnType<typeof orderOf>>>

/** Sends an order with a wrong field, which gets a sentence; nothing is stored. */
async function expectFieldError(fields: Fields, field: string): Promise<void> {
  const order = await orderOf(database, fields)
  const response = await sendOrder(order)
  expect(response.status).toBe(400)
  expect(fieldErrorsOf(response)[field]).toMatch(/^\p{Lu}.+[.?]$/u)
  expect(await storedOf(order.customer.email)).toEqual([])
}

/** Sends an order that is rejected with a code; nothing is stored. */
async function expectCode(fields: Fields, code: string): Promise<void> {
  const order = await orderOf(database, fields)
  expect(codeOf(await sendOrder(order))).toBe(code)
  expect(await storedOf(order.customer.email)).toEqual([])
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
    const reading = `SELECT edition FROM gevel_entitlements WHERE user_id = $1 AND $2 BETWEEN from_on AND until_on`
    expect((await database.query(reading, [user.id, dutchDay(new Date())])).rows).toEqual([{ edition: 'general' }])
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
    await expectCode(fields, code)
  })

  test.each([-1, 0, 1.5, 10_000])('for %d readers is rejected with a sentence, and stores nothing', async (seats) => {
    await expectFieldError({ seats }, 'seats')
  })

  test.each(['1234567', '1234567A', '12345678 bis'])(
    'with the KvK number %j is rejected with a sentence',
    async (kvk) => {
      await expectFieldError({ customer: { ...company(), kvk } }, 'customer.kvk')
    },
  )

  test.each(['NL999999999B99', 'BE0403170702', 'DE136695977', 'XX123456789'])(
    'with the VAT id %s is rejected with a sentence',
    async (vatId) => {
      await expectFieldError({ customer: { ...company(), vatId } }, 'customer.vatId')
    },
  )

  test.each(['NL21INGB0001234567', 'BE68539007547035', 'SA0380000000608010167519'])(
    'by direct debit from the account %s is rejected with a sentence',
    async (iban) => {
      const mandate = { textVersion: '2026-01-01', agreed: true as const }
      await expectFieldError(
        { payment: { method: 'direct-debit', iban, holder: 'S. de Wit', mandate } },
        'payment.iban',
      )
    },
  )

  test('has the price of its plan, whatever price is sent along', async () => {
    const order = await orderOf(database)
    const price = { priceCents: 1, totalCents: 1, lines: [{ description: 'Gratis', quantity: 1, unitCents: 1 }] }
    const { status } = await sendOrder({ ...order, ...price })
    expect(status).toBe(200)
    expect(await storedOf(order.customer.email)).toMatchObject([{ totalCents: 2017 }])
  })

  test('of a company plan by a person is rejected, and stores nothing', async () => {
    const { rows } = await database.query(`SELECT max(id) AS id FROM gevel_plan_versions WHERE audience = 'company'`)
    await expectCode({ planVersionId: rows[0].id, seats: 5 }, 'subscriptions/other-audience')
  })

  test('of a plan that is no longer on sale is rejected, and stores nothing', async () => {
    const sell = (until: string | null) =>
      database.query(`UPDATE plans SET on_sale_until = $1 WHERE slug = 'gevel'`, [until])
    await sell('2026-01-01')
    try {
      await expectCode({}, 'subscriptions/plan-off-sale')
    } finally {
      await sell(null)
    }
  })

  test('of a version whose price has changed since is rejected, and stores nothing', async () => {
    const { rows } = await database.query<{ id: number }>(
      `INSERT INTO gevel_plan_versions (plan_document_id, version, name, slug, edition, audience, period, price_incl_cents, price_excl_cents,
         vat_rate, seats, print)
       SELECT plan_document_id, version + 1, name, slug, edition, audience, period, 9900, 9083, vat_rate, seats, print
       FROM gevel_plan_versions WHERE slug = 'gevel' ORDER BY version DESC LIMIT 1 RETURNING id`,
    )
    const newer = rows[0]?.id ?? 0
    try {
      const before = await database.query(
        `SELECT max(id) AS id FROM gevel_plan_versions WHERE slug = 'gevel' AND id < $1`,
        [newer],
      )
      await expectCode({ planVersionId: before.rows[0].id }, 'subscriptions/plan-changed')
    } finally {
      await database.query('DELETE FROM gevel_plan_versions WHERE id = $1', [newer])
    }
  })

  test('with a draft that has expired is a 404 with a sentence, and stores nothing', async () => {
    const order = await orderOf(database)
    const draft = await beginDraft()
    await database.query(`UPDATE gevel_drafts SET expires_at = now() - interval '1 second' WHERE id = $1`, [draft.id])
    const response = await sendOrder(order, {}, draft)
    expect([response.status, codeOf(response)]).toEqual([404, 'drafts/gone'])
    expect(await storedOf(order.customer.email)).toEqual([])
  })

  test('with the draft of another browser is a 404', async () => {
    const draft = await beginDraft()
    const stolen = { ...draft, key: (await beginDraft()).key }
    expect((await sendOrder(await orderOf(database), {}, stolen)).status).toBe(404)
  })
})
