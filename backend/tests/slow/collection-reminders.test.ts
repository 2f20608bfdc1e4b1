import { describe, expect, test } from 'vitest'
import { RejectedError } from '../../simulation/backend-process.ts'
import { idsOf, newKey, orderOf } from '../../simulation/orders.ts'
import { CollectionTest, noon } from '../support/collection.ts'

const books = CollectionTest.forThisFile('gevel_test_collection_reminders')

function pay(customerId: number, orderId: number, cents: number, day: string) {
  const payment = { customerId, method: 'transfer' as const, cents: cents as never, receivedOn: day, key: newKey() }
  return books.backend.call('pay', noon(day), payment, orderId)
}

test('reminds nobody of an order while somebody has to decide whether it was withdrawn from', async () => {
  const { customerId, orderId } = await books.place(3, '2027-09-01', { payment: 'invoice' })
  await books.database.query(
    `INSERT INTO gevel_withdrawals
      (number, order_text, name, email, idempotency_key, state, obstacle, order_id, received_at, changed_at)
     VALUES ($1, 'mijn abonnement', 'Ida', 'ida@gevel.example', gen_random_uuid(), 'open', 'late', $2, now(), now())`,
    [`H2027-${orderId}`, orderId],
  )
  expect(await books.backend.call('remind', noon('2027-09-16'), customerId)).toBe(false)
  await books.database.query(
    "UPDATE gevel_withdrawals SET state = 'refused', refusal = 'Te laat' WHERE order_id = $1",
    [orderId],
  )
  expect(await books.backend.call('remind', noon('2027-09-17'), customerId)).toBe(true)
})

test('reminds a consumer of the exact amount for free, and charges the scale of the law only after the term', async () => {
  const { customerId, orderId } = await books.place(3, '2027-09-01', { payment: 'invoice' })
  const n = books.newest
  // due on 15 September
  expect(await books.backend.call('remind', noon('2027-09-15'), customerId)).toBe(false)
  expect(await books.backend.call('remind', noon('2027-09-16'), customerId)).toBe(true)
  expect(await books.backend.call('remind', noon('2027-09-17'), customerId)).toBe(false)
  expect(await books.backend.call('remind', noon('2027-10-02'), customerId)).toBe(false)
  expect(await books.backend.call('remind', noon('2027-10-03'), customerId)).toBe(true)
  expect(await books.mailsOf('paymentReminder', n)).toMatchObject([
    { step: 1, principalCents: 3597, costsCents: 4000, isOwedNow: false, termDays: 14 },
    { step: 2, principalCents: 3597, costsCents: 4000, isOwedNow: true },
  ])
  expect(await books.openCents(orderId)).toBe(3597)
})

test('reminds of the rest after a partial payment, and of nothing once it is paid', async () => {
  const { customerId, orderId } = await books.place(3, '2027-09-01', { payment: 'invoice' })
  const n = books.newest
  await pay(customerId, orderId, 3000, '2027-09-10')
  await books.backend.call('remind', noon('2027-09-20'), customerId)
  expect(await books.mailsOf('paymentReminder', n)).toMatchObject([{ principalCents: 597 }])
  await pay(customerId, orderId, 597, '2027-09-21')
  expect(await books.backend.call('remind', noon('2027-10-20'), customerId)).toBe(false)
})

describe('a customer with a credit note', () => {
  const credit = (invoiceId: number, cents: number, day: string) =>
    books.backend.call('credit', noon(day), {
      ...{ invoiceId, charge: `test ${newKey()}`, reason: 'Drie weken niet bezorgd' },
      lines: [
        {
          ...{ description: 'Vergoeding', quantity: 1, unitCents: cents as never, period: null },
          ...{ vatRate: 900, vatCategory: 'S' },
        },
      ],
    })
  async function invoiceOf(orderId: number): Promise<{ id: number; number: string }> {
    const { rows } = await books.database.query<{ id: number; number: string }>(
      "SELECT id, number FROM gevel_invoices WHERE order_id = $1 AND kind = 'invoice' ORDER BY id",
      [orderId],
    )
    return rows[0] ?? { id: 0, number: '' }
  }

  test('that paid a part is reminded of the rest, and of nothing once that is credited (B25)', async () => {
    const { customerId, orderId } = await books.place(3, '2027-09-01', { payment: 'invoice' })
    const n = books.newest
    const { id, number } = await invoiceOf(orderId)
    await pay(customerId, orderId, 1500, '2027-09-06')
    await credit(id, 1000, '2027-09-07')
    expect(await books.backend.call('remind', noon('2027-09-20'), customerId)).toBe(true)
    expect(await books.mailsOf('paymentReminder', n)).toMatchObject([
      { principalCents: 1097, invoices: [{ number, cents: 1097 }] },
    ])
    await credit(id, 1097, '2027-09-21')
    expect(await books.openCents(orderId)).toBe(0)
    expect(await books.backend.call('remind', noon('2027-10-20'), customerId)).toBe(false)
    expect(await books.mailsOf('paymentReminder', n)).toHaveLength(1)
  })

  test('for a paid invoice owes another one less that, and is never reminded of the credit note (B25)', async () => {
    const { customerId, orderId } = await books.place(3, '2027-09-01', { payment: 'invoice' })
    const n = books.newest
    const { id } = await invoiceOf(orderId)
    await pay(customerId, orderId, 3597, '2027-09-06')
    const second = await books.backend.call('place', noon('2027-09-06'), {
      ...{ order: orderOf(1, { n }), idempotencyKey: newKey(), accountId: n, address: null },
    })
    const { number } = await invoiceOf((await idsOf(books.database, second.subscriptionNumber)).orderId)
    await credit(id, 2000, '2027-09-07')
    expect(await books.backend.call('remind', noon('2027-09-21'), customerId)).toBe(true)
    expect(await books.mailsOf('paymentReminder', n)).toMatchObject([
      { principalCents: 17, invoices: [{ number, cents: 2017 }] },
    ])
    // as much to get back as to pay, and then a cent more
    for (const [cents, day] of [
      [17, '2027-10-10'],
      [1, '2027-10-20'],
    ] as const) {
      await credit(id, cents, '2027-10-06')
      expect(await books.backend.call('remind', noon(day), customerId)).toBe(false)
    }
    expect(await books.mailsOf('paymentReminder', n)).toHaveLength(1)
  })
})

test('leaves alone what was paid by hand: nothing is collected, nobody is reminded, and it goes on (B9)', async () => {
  const { id, customerId, orderId } = await books.place(3, '2027-11-01', { payment: 'direct-debit' })
  const n = books.newest
  await pay(customerId, orderId, 3597, '2027-11-02')
  await expect(books.backend.call('openRun', noon('2027-11-02'), '2027-11-08')).rejects.toThrow(
    new RejectedError('collection/nothing-due'),
  )
  for (const day of ['2027-12-01', '2028-01-15']) {
    await books.backend.call('advance', noon(day))
    expect(await books.backend.call('remind', noon(day), customerId)).toBe(false)
  }
  const { rows } = await books.database.query(
    `SELECT s.state, s.paid_until::text AS until, (SELECT count(*)::integer FROM gevel_invoices i WHERE i.order_id = s.order_id) AS invoices
     FROM gevel_subscriptions s WHERE s.id = $1`,
    [id],
  )
  expect(rows).toEqual([{ state: 'active', until: '2028-01-31', invoices: 1 }])
  expect(await books.mailsOf('paymentReminder', n)).toEqual([])
})

test('charges a company € 40 from the first reminder on', async () => {
  const { customerId } = await books.place(3, '2027-09-01', { payment: 'invoice', kind: 'company' })
  const n = books.newest
  await books.backend.call('remind', noon('2027-09-20'), customerId)
  expect(await books.mailsOf('paymentReminder', n)).toMatchObject([
    { step: 1, isCompany: true, costsCents: 4000, isOwedNow: true },
  ])
})
