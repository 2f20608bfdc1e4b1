import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BackendProcess, RejectedError } from '../simulation/backend-process.ts'
import { addAccount, idsOf, newKey, orderOf } from '../simulation/orders.ts'
import { prepareDatabase, setup } from '../simulation/prepare.ts'
import { dropDatabase, makeDatabase } from './support/temporary-database.ts'

const name = 'gevel_test_subscription_life'
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

const noon = (day: string) => new Date(`${day}T11:00:00Z`)

async function place(planId: number, day: string, options: Parameters<typeof orderOf>[1] = {}) {
  const n = ++customers
  await addAccount(database, n, `klant${n}@gevel.example`)
  const placing = { order: orderOf(planId, { n, ...options }), idempotencyKey: newKey(), accountId: n, address: null }
  const placed = await backends[0].call('place', noon(day), placing)
  return { ...(await idsOf(database, placed.subscriptionNumber)), userId: n, placing }
}
const advance = (day: string) => backends[0].call('advance', noon(day))
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
  await backends[0].call(
    'pay',
    noon(day),
    { customerId: open.customer, method: 'transfer', cents, receivedOn: day, key: newKey() },
    orderId,
  )
}

test('places an order once when it is sent twenty times at once', async () => {
  await addAccount(database, 9001, 'dubbel@gevel.example')
  const placing = { order: orderOf(1, { n: 9001 }), idempotencyKey: newKey(), accountId: 9001, address: null }
  const placed = await Promise.all(
    Array.from({ length: 20 }, (_, n) => backends[n % 2 === 0 ? 0 : 1].call('place', noon('2026-11-20'), placing)),
  )
  expect(new Set(placed.map(({ orderNumber }) => orderNumber)).size).toBe(1)
  const { orderId } = await idsOf(database, placed[0]?.subscriptionNumber ?? '')
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
  await Promise.all([...backends, ...backends].map((backend) => backend.call('advance', at)))
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
  expect(await backends[1].call('cancel', noon('2027-11-20'), id)).toEqual({ lastDay: '2027-12-09', creditCents: 0 })
  expect(await subscription(id)).toMatchObject({ state: 'cancelled', ends_on: '2027-12-09' })
  expect([await readsOn(userId, '2027-12-09'), await readsOn(userId, '2027-12-10')]).toEqual([true, false])
  await advance('2027-12-10')
  expect(await subscription(id)).toMatchObject({ state: 'ended' })
  expect(await firstDays(orderId)).toEqual(['2027-11-10'])
})

test('takes a cancellation back until the last day', async () => {
  const { id, userId, orderId } = await place(1, '2027-11-10')
  await pay(orderId, '2027-11-11')
  await backends[0].call('cancel', noon('2027-11-20'), id)
  await backends[0].call('revoke', noon('2027-12-09'), id)
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
  const { lastDay, creditCents } = await backends[0].call('cancel', noon('2029-04-10'), id)
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
  await backends[0].call('pause', noon('2027-02-10'), id, 3)
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
  await backends[0].call('pause', noon('2027-04-05'), id, 1)
  await backends[0].call(name, noon('2027-04-09'), id)
  // 6, 7 and 8 April
  expect(await subscription(id)).toMatchObject({ state, paused_from: null, paid_until: '2027-05-03' })
})

test('is not paused when it falls overdue at that moment, before a job ran', async () => {
  const { id, orderId } = await place(1, '2027-04-01')
  await expect(backends[0].call('pause', noon('2027-04-16'), id, 1)).rejects.toThrow(
    new RejectedError('own-subscriptions/not-possible'),
  )
  await advance('2027-04-17')
  expect(await subscription(id)).toMatchObject({ state: 'overdue', paused_from: null })
  await pay(orderId, '2027-04-18')
  await backends[0].call('pause', noon('2027-04-18'), id, 1)
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

test('pauses: charges nothing, nobody reads, and what is paid moves', async () => {
  const { id, orderId, userId } = await place(1, '2027-01-10')
  await pay(orderId, '2027-01-11')
  await backends[0].call('pause', noon('2027-01-20'), id, 2)
  await advance('2027-01-21')
  expect(await subscription(id)).toMatchObject({ state: 'paused' })
  expect([await readsOn(userId, '2027-01-20'), await readsOn(userId, '2027-01-21')]).toEqual([true, false])
  await advance('2027-03-20')
  expect(await firstDays(orderId)).toEqual(['2027-01-10'])
  await advance('2027-03-21')
  // 59 days of pause: 9 February becomes 9 April
  expect(await subscription(id)).toMatchObject({ state: 'active', paid_until: '2027-04-09' })
  expect(await readsOn(userId, '2027-03-21')).toBe(true)
  await advance('2027-04-10')
  expect(await firstDays(orderId)).toEqual(['2027-01-10', '2027-04-10'])
})

test('charges another reader for the rest of the period, as it was shown', async () => {
  const { id, orderId } = await place(2, '2027-04-01', { kind: 'company' })
  await pay(orderId, '2027-04-02')
  const asked = { planVersionId: 2, seats: 4 }
  const preview = await backends[0].call('previewChange', noon('2027-04-20'), id, asked)
  // € 9,00 for 11 of 30 days
  expect(preview).toMatchObject({ from: '2027-04-20', now: { netCents: 330, vatCents: 30, totalCents: 360 } })
  const wrong = backends[0].call('change', noon('2027-04-20'), id, { ...asked, expectedCents: 1 })
  await expect(wrong).rejects.toThrow(new RejectedError('own-subscriptions/amount-changed'))
  for (let repeat = 0; repeat < 2; repeat++)
    await backends[0].call('change', noon('2027-04-20'), id, { ...asked, expectedCents: 360 })
  expect((await totals(orderId)).map(({ total }) => total)).toEqual([3706, 360])
  await advance('2027-05-01')
  expect((await totals(orderId)).map(({ total }) => total)).toEqual([3706, 360, 4687])
})

test('charges a dearer plan by the days of the period that was paid, also when a pause moved it into a shorter month', async () => {
  const { id, orderId } = await place(1, '2027-01-15')
  await pay(orderId, '2027-01-16')
  // a period of 31 days, which now ends on 17 March
  await backends[0].call('pause', noon('2027-01-19'), id, 1)
  for (const day of ['2027-01-20', '2027-02-20']) await advance(day)
  expect(await subscription(id)).toMatchObject({ state: 'active', paid_until: '2027-03-17' })
  // € 37,06 in place of € 20,17 for 26 of 31 days
  await backends[0].call('change', noon('2027-02-20'), id, { planVersionId: 2, seats: 3, expectedCents: 1417 })
  expect(await totals(orderId)).toMatchObject([{ total: 2017 }, { total: 1417 }])
})

test('changes from a year to a month at the end of the term, without charging anything before', async () => {
  const { id, orderId } = await place(5, '2027-06-01')
  await pay(orderId, '2027-06-02')
  const asked = { planVersionId: 1, seats: 1 }
  // a month costs more by the year, and is still the shorter term
  const preview = await backends[0].call('previewChange', noon('2027-08-01'), id, asked)
  expect(preview).toMatchObject({ from: '2028-06-01', now: null, creditCents: 0, later: { totalCents: 2017 } })
  await backends[0].call('change', noon('2027-08-01'), id, { ...asked, expectedCents: 0 })
  await advance('2028-06-01')
  expect((await totals(orderId)).map(({ total }) => total)).toEqual([21_999, 2017])
  expect(await subscription(id)).toMatchObject({ paid_until: '2028-06-30' })
})

test('begins a longer, dearer plan at once, and settles it with the rest of the old one', async () => {
  const { id, orderId } = await place(3, '2027-04-01')
  await pay(orderId, '2027-04-02')
  const asked = { planVersionId: 5, seats: 1 }
  // 10 of 91 days are used
  const credit = 3597 - Math.round((3597 * 10) / 91)
  const preview = await backends[0].call('previewChange', noon('2027-04-11'), id, asked)
  expect(preview).toMatchObject({ from: '2027-04-11', now: { totalCents: 21_999 }, creditCents: credit })
  for (let repeat = 0; repeat < 2; repeat++)
    await backends[0].call('change', noon('2027-04-11'), id, { ...asked, expectedCents: repeat === 0 ? 21_999 : 0 })
  expect(await totals(orderId)).toEqual([
    { kind: 'invoice', total: 3597, open: 0 },
    { kind: 'credit', total: -credit, open: 0 },
    { kind: 'invoice', total: 21_999, open: 21_999 - credit },
  ])
  expect(await subscription(id)).toMatchObject({ paid_until: '2028-04-10' })
})

/** What follows the first plan, at this price with VAT: a document of its own, so that others can still order the first. */
async function dearerVersion(version: number, inclCents: number): Promise<number> {
  const { id } = await only<{ id: number }>(
    `INSERT INTO gevel_plan_versions (plan_document_id, version, name, slug, edition, audience, period, price_incl_cents, price_excl_cents,
       vat_rate, seats, after_intro, print)
     SELECT plan_document_id || ' ' || $1::integer, $1::integer, name, slug, edition, audience, period, $2, 2018, vat_rate, seats, after_intro, print
     FROM gevel_plan_versions WHERE id = 1 RETURNING id`,
    version,
    inclCents,
  )
  return id
}

test('charges an announced price from its day on, and not before', async () => {
  const { id, orderId } = await place(1, '2027-04-01', { payment: 'direct-debit' })
  const dearer = await dearerVersion(2, 2200)
  expect(await backends[0].call('announcePrice', noon('2027-04-20'), id, dearer, '2027-05-20')).toBe(true)
  expect(await backends[1].call('announcePrice', noon('2027-04-21'), id, dearer, '2027-05-20')).toBe(false)
  await advance('2027-05-01')
  await advance('2027-06-01')
  expect((await totals(orderId)).map(({ total }) => total)).toEqual([2017, 2017, 2200])
})

test('announces nothing when the new version costs the same', async () => {
  const { id } = await place(1, '2027-04-01')
  expect(
    await backends[0].call('announcePrice', noon('2027-04-20'), id, await dearerVersion(3, 2017), '2027-05-20'),
  ).toBe(false)
})

test('charges an announced price to who changes the readers, and forgets it when the plan changes', async () => {
  const dearer = await dearerVersion(4, 2400)
  const announced = async () => {
    const placed = await place(1, '2027-04-01', { payment: 'direct-debit' })
    await backends[0].call('announcePrice', noon('2027-04-20'), placed.id, dearer, '2027-05-20')
    return placed
  }
  const kept = await announced()
  await rowsOf('UPDATE gevel_subscriptions SET next_plan_version_id = 1, next_seats = 1 WHERE id = $1', kept.id)
  const moved = await announced()
  await rowsOf('UPDATE gevel_subscriptions SET next_plan_version_id = 2, next_seats = 3 WHERE id = $1', moved.id)
  await advance('2027-05-01')
  await rowsOf('UPDATE gevel_subscriptions SET next_plan_version_id = 1, next_seats = 1 WHERE id = $1', kept.id)
  await advance('2027-06-01')
  await advance('2027-07-01')
  const pricesOf = async ({ orderId }: { orderId: number }) => (await totals(orderId)).map(({ total }) => total)
  expect(await pricesOf(kept)).toEqual([2017, 2017, 2400, 2400])
  expect(await pricesOf(moved)).toEqual([2017, 3706, 3706, 3706])
})

test('tells a consumer once that a first term is about to end', async () => {
  const { id, orderId } = await place(3, '2027-04-01')
  await pay(orderId, '2027-04-02')
  const told = []
  for (const day of ['2027-05-30', '2027-06-01', '2027-06-02'])
    told.push(await backends[0].call('sendNotice', noon(day), id))
  expect(told).toEqual([false, true, false])
})
