import { expect, test } from 'vitest'
import { RejectedError } from '../../simulation/backend-process.ts'
import { newKey, orderOf } from '../../simulation/orders.ts'
import { noon, openSubscriptionLife } from '../support/subscription-life.ts'

const { call, callSecond, place, advance, pay, subscription, firstDays, totals, readsOn, only, addAccount, idsOf } =
  openSubscriptionLife('gevel_test_subscription_life')

test('places an order once when it is sent twenty times at once', async () => {
  await addAccount(9001, 'dubbel@gevel.example')
  const placing = { order: orderOf(1, { n: 9001 }), idempotencyKey: newKey(), accountId: 9001, address: null }
  const placed = await Promise.all(
    Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? call : callSecond)('place', noon('2026-11-20'), placing)),
  )
  expect(new Set(placed.map(({ orderNumber }) => orderNumber)).size).toBe(1)
  const { orderId } = await idsOf(placed[0]?.subscriptionNumber ?? '')
  expect(await totals(orderId)).toEqual([{ kind: 'invoice', total: 2017, open: 2017 }])
})

test('keeps the anchor of 31 January through short months (B1)', async () => {
  const { orderId } = await place(1, '2027-01-31', { payment: 'direct-debit' })
  for (const day of ['2027-02-28', '2027-03-30', '2027-03-31', '2027-04-30']) await advance(day)
  expect(await firstDays(orderId)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
})

test('charges a period once when two backends renew at the same moment (B5)', async () => {
  const placed = await Promise.all(Array.from({ length: 8 }, () => place(1, '2027-05-01')))
  const at = noon('2027-06-01')
  await Promise.all([call, callSecond, call, callSecond].map((send) => send('advance', at)))
  for (const { orderId } of placed) expect(await firstDays(orderId)).toEqual(['2027-05-01', '2027-06-01'])
})

test('charges every period that was missed while no job ran', async () => {
  const { orderId } = await place(1, '2027-07-05', { payment: 'direct-debit' })
  await advance('2027-10-20')
  expect(await firstDays(orderId)).toEqual(['2027-07-05', '2027-08-05', '2027-09-05', '2027-10-05'])
})

test('opens the access with the order, and leaves it open until the last paid day after a cancellation', async () => {
  const { id, userId, orderId } = await place(1, '2027-11-10')
  expect(await readsOn(userId, '2027-11-10')).toBe(true)
  await pay(orderId, '2027-11-11')
  expect(await callSecond('cancel', noon('2027-11-20'), id)).toEqual({ lastDay: '2027-12-09', creditCents: 0 })
  expect(await subscription(id)).toMatchObject({ state: 'cancelled', ends_on: '2027-12-09' })
  expect([await readsOn(userId, '2027-12-09'), await readsOn(userId, '2027-12-10')]).toEqual([true, false])
  await advance('2027-12-10')
  expect(await subscription(id)).toMatchObject({ state: 'ended' })
  expect(await firstDays(orderId)).toEqual(['2027-11-10'])
})

test('takes a cancellation back until the last day', async () => {
  const { id, userId, orderId } = await place(1, '2027-11-10')
  await pay(orderId, '2027-11-11')
  await call('cancel', noon('2027-11-20'), id)
  await call('revoke', noon('2027-12-09'), id)
  await advance('2027-12-10')
  expect(await subscription(id)).toMatchObject({ state: 'active', ends_on: null })
  expect(await firstDays(orderId)).toEqual(['2027-11-10', '2027-12-10'])
  expect(await readsOn(userId, '2027-12-10')).toBe(true)
})

test('ends a yearly plan of a consumer a month after the notice once its first year is over, and credits the rest', async () => {
  const { id, orderId, userId } = await place(5, '2028-03-01')
  await pay(orderId, '2028-03-02')
  await advance('2029-03-01')
  await pay(orderId, '2029-03-02')
  const { lastDay, creditCents } = await call('cancel', noon('2029-04-10'), id)
  // 70 of 365 days are used: 10 March until 10 May
  expect(lastDay).toBe('2029-05-10')
  expect(creditCents).toBe(21_999 - Math.round((21_999 * 71) / 365))
  expect(await readsOn(userId, '2029-05-11')).toBe(false)
  await advance('2029-05-11')
  const [, second, credit] = await totals(orderId)
  expect(second).toEqual({ kind: 'invoice', total: 21_999, open: 0 })
  // it was paid, so it is to be paid back
  expect(credit).toEqual({ kind: 'credit', total: -creditCents, open: -creditCents })
})

test('reads on within the terms of payment, ends after them, and credits what was not read (B17)', async () => {
  const { id, orderId, userId } = await place(3, '2027-02-01')
  // due on 15 February, 21 days of grace
  expect([await readsOn(userId, '2027-03-08'), await readsOn(userId, '2027-03-09')]).toEqual([true, false])
  await advance('2027-02-16')
  expect(await subscription(id)).toMatchObject({ state: 'overdue' })
  await advance('2027-03-09')
  expect(await subscription(id)).toMatchObject({ state: 'ended', ends_on: '2027-03-08' })
  // 36 of 89 days
  const used = Math.round((3597 * 36) / 89)
  expect(await totals(orderId)).toEqual([
    { kind: 'invoice', total: 3597, open: used },
    { kind: 'credit', total: used - 3597, open: 0 },
  ])
})

test.each([
  ['that the jobs began', ['2027-02-11', '2027-03-09']],
  ['while no job ran', ['2027-03-09']],
])('ends unpaid in a pause %s, and charges the days before it alone', async (_, days) => {
  const { id, orderId, userId } = await place(3, '2027-02-01')
  await call('pause', noon('2027-02-10'), id, 3)
  expect([await readsOn(userId, '2027-02-10'), await readsOn(userId, '2027-02-11')]).toEqual([true, false])
  for (const day of days) await advance(day)
  expect(await subscription(id)).toMatchObject({ state: 'ended', ends_on: '2027-03-08' })
  // 10 of 89 days
  const used = Math.round((3597 * 10) / 89)
  expect(await totals(orderId)).toEqual([
    { kind: 'invoice', total: 3597, open: used },
    { kind: 'credit', total: used - 3597, open: 0 },
  ])
})

test.each([
  ['endPause', 'active'],
  ['cancel', 'cancelled'],
] as const)('gets the days of a pause back that no job began, by %s', async (name, state) => {
  const { id, orderId } = await place(1, '2027-04-01')
  await pay(orderId, '2027-04-02')
  await call('pause', noon('2027-04-05'), id, 1)
  await call(name, noon('2027-04-09'), id)
  // 6, 7 and 8 April
  expect(await subscription(id)).toMatchObject({ state, paused_from: null, paid_until: '2027-05-03' })
})

test('is not paused when it falls overdue at that moment, before a job ran', async () => {
  const { id, orderId } = await place(1, '2027-04-01')
  await expect(call('pause', noon('2027-04-16'), id, 1)).rejects.toThrow(
    new RejectedError('own-subscriptions/not-possible'),
  )
  await advance('2027-04-17')
  expect(await subscription(id)).toMatchObject({ state: 'overdue', paused_from: null })
  await pay(orderId, '2027-04-18')
  await call('pause', noon('2027-04-18'), id, 1)
  expect(await subscription(id)).toMatchObject({ state: 'active', paused_from: '2027-04-19' })
})

test('recovers when the invoice is paid within the terms', async () => {
  const { id, orderId, userId } = await place(3, '2027-02-01')
  await advance('2027-02-20')
  await pay(orderId, '2027-02-25')
  expect(await subscription(id)).toMatchObject({ state: 'active' })
  expect(await readsOn(userId, '2027-04-30')).toBe(true)
})

test('lets an introduction of a consumer end by itself, and that of a company go on', async () => {
  const person = await place(4, '2027-01-04')
  const company = await place(6, '2027-01-04', { kind: 'company' })
  await pay(person.orderId, '2027-01-05')
  await pay(company.orderId, '2027-01-05')
  await advance('2027-03-01')
  expect(await subscription(person.id)).toMatchObject({ state: 'ended', ends_on: '2027-01-31' })
  expect(await firstDays(person.orderId)).toEqual(['2027-01-04'])
  expect(await subscription(company.id)).toMatchObject({ state: 'active', paid_until: '2028-02-29' })
  expect(await firstDays(company.orderId)).toEqual(['2027-01-04', '2027-03-01'])
})

test('begins after the period of withdrawal when the consumer did not ask to begin at once', async () => {
  const { id, orderId, userId } = await place(1, '2027-01-04', { startsAtOnce: false })
  expect(await totals(orderId)).toEqual([])
  expect([await readsOn(userId, '2027-01-18'), await readsOn(userId, '2027-01-19')]).toEqual([false, true])
  await advance('2027-01-19')
  expect(await subscription(id)).toMatchObject({ state: 'active', paid_until: '2027-02-18' })
})

test('ends at once, without an invoice, what is cancelled before it began', async () => {
  const { id, orderId, userId } = await place(1, '2027-01-04', { startsAtOnce: false })
  expect(await call('cancel', noon('2027-01-10'), id)).toEqual({ lastDay: '2027-01-10', creditCents: 0 })
  await expect(call('revoke', noon('2027-01-10'), id)).rejects.toThrow(
    new RejectedError('own-subscriptions/not-possible'),
  )
  await advance('2027-01-20')
  expect(await subscription(id)).toMatchObject({ state: 'ended', ends_on: '2027-01-10' })
  expect(await totals(orderId)).toEqual([])
  expect(await only('SELECT state FROM gevel_orders WHERE id = $1', orderId)).toEqual({ state: 'cancelled' })
  expect([await readsOn(userId, '2027-01-10'), await readsOn(userId, '2027-01-19')]).toEqual([false, false])
})

test('tells a consumer once that a first term is about to end', async () => {
  const { id, orderId } = await place(3, '2027-04-01')
  await pay(orderId, '2027-04-02')
  const told = []
  for (const day of ['2027-05-30', '2027-06-01', '2027-06-02']) told.push(await call('sendNotice', noon(day), id))
  expect(told).toEqual([false, true, false])
})
