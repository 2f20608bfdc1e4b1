import { randomUUID } from 'node:crypto'
import { cents } from '@gevel/contract/money/cents'
import type { Knex } from 'knex'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordEvent } from '../src/ledger/events/record-event'
import { transition } from '../src/ledger/events/transition'
import { creditInvoice } from '../src/ledger/invoices/credit-invoice'
import { orderStates } from '../src/ledger/orders/order-states'
import { recordPayment } from '../src/ledger/payments/record-payment'
import { refundCredit } from '../src/ledger/payments/refund-credit'
import { returnPayment } from '../src/ledger/payments/return-payment'
import { forgetOldWork, once } from '../src/platform/database/once'
import { tablesOf } from '../src/platform/database/tables-of'
import { issue, makeCustomer, noon, openLedger, order, system, yearLine } from './support/ledger.ts'

let ledger: Awaited<ReturnType<typeof openLedger>>
let knex: Knex
let customerId: number

beforeAll(async () => {
  ledger = await openLedger('gevel_test_ledger')
  knex = ledger.knex
})
afterAll(() => ledger.close())

beforeEach(async () => {
  customerId = (await knex.transaction((trx) => makeCustomer(trx))).id
})

const invoiceRow = (id: number) =>
  tablesOf(knex).selectFrom('gevel_invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const eventsOf = (subject: string, id: number) =>
  tablesOf(knex)
    .selectFrom('gevel_ledger_events')
    .select('kind')
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ kind }) => kind))
/** Numbers of a series, as counts from 1. */
const countsOf = async (table: 'gevel_invoices' | 'gevel_orders', series: string) => {
  const numbers: string[] = await knex(table).where('number', 'like', `${series}-%`).orderBy('number').pluck('number')
  return numbers.map((number) => Number(number.split('-')[1]))
}
const allFrom1 = (length: number) => Array.from({ length }, (_, index) => index + 1)

test('issues 50 invoices at once without a gap', async () => {
  const customers = await Promise.all(allFrom1(10).map(() => knex.transaction((trx) => makeCustomer(trx))))
  const at = new Date('2031-03-01T11:00:00Z')
  const issued = await Promise.all(
    allFrom1(50).map((n) => knex.transaction((trx) => issue(trx, customers[n % 10]?.id ?? 0, { at }))),
  )
  expect(new Set(issued.map(({ number }) => number)).size).toBe(50)
  expect(await countsOf('gevel_invoices', 'F2031')).toEqual(allFrom1(50))
})

test('leaves no gap when a transaction fails after it drew a number (B7)', async () => {
  const at = new Date('2032-03-01T11:00:00Z')
  const attempts = allFrom1(20).map((n) =>
    knex.transaction(async (trx) => {
      await issue(trx, customerId, { at })
      if (n % 3 === 0) throw new Error('no mail')
    }),
  )
  const results = await Promise.allSettled(attempts)
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(6)
  expect(await countsOf('gevel_invoices', 'F2032')).toEqual(allFrom1(14))
})

test('dates an invoice that waited past midnight not before the number drawn meanwhile', async () => {
  const [before, after] = [new Date('2033-03-01T22:59:00Z'), new Date('2033-03-01T23:01:00Z')]
  const later = await knex.transaction((trx) => issue(trx, customerId, { at: after }))
  const waited = await knex.transaction((trx) => issue(trx, customerId, { at: before, dueOn: null }))
  expect([later, waited].map(({ number, issuedOn }) => [number, issuedOn])).toEqual([
    ['F2033-000001', '2033-03-02'],
    ['F2033-000002', '2033-03-02'],
  ])
  expect(waited.dueOn).toBe('2033-03-02')
})

test('stores an order once that is placed 20 times at once', async () => {
  const idempotencyKey = randomUUID()
  const placed = await Promise.all(
    allFrom1(20).map(() => knex.transaction((trx) => order(trx, customerId, { idempotencyKey }))),
  )
  expect(new Set(placed.map(({ id }) => id)).size).toBe(1)
  expect(await knex('gevel_orders').where({ idempotency_key: idempotencyKey }).count()).toEqual([{ count: '1' }])
})

test('issues an invoice of a charge once', async () => {
  const issued = await Promise.all(
    allFrom1(10).map(() => knex.transaction((trx) => issue(trx, customerId, { charge: 'subscription 1 2026-12-01' }))),
  )
  expect(new Set(issued.map(({ id }) => id)).size).toBe(1)
  expect(issued.filter(({ isNew }) => isNew)).toHaveLength(1)
})

test('settles invoices with a payment, credits the rest and pays it back', async () => {
  const first = await knex.transaction((trx) => issue(trx, customerId, { dueOn: '2026-12-01' }))
  const second = await knex.transaction((trx) => issue(trx, customerId))
  const paid = await knex.transaction((trx) =>
    recordPayment(trx, {
      ...{ customerId, method: 'transfer', cents: cents(15_000), receivedOn: '2026-11-25' },
      ...{ key: `transfer ${first.id}`, actor: system, at: noon },
    }),
  )
  expect(paid.unallocatedCents).toBe(0)
  expect((await invoiceRow(first.id)).open_cents).toBe(0)
  expect((await invoiceRow(second.id)).open_cents).toBe(6_800)
  const credit = await knex.transaction((trx) =>
    creditInvoice(trx, {
      ...{
        invoiceId: second.id,
        lines: 'all',
        charge: `credit ${second.id}`,
        reason: 'Herroepen',
        actor: system,
        at: noon,
      },
    }),
  )
  expect(credit.totalCents).toBe(-10_900)
  expect((await invoiceRow(second.id)).open_cents).toBe(0)
  expect((await invoiceRow(credit.id)).open_cents).toBe(-4_100)
  const refund = { creditId: credit.id, paidOn: '2026-11-26', key: `refund ${credit.id}`, actor: system, at: noon }
  expect(await knex.transaction((trx) => refundCredit(trx, refund))).toBe(4_100)
  expect(await knex.transaction((trx) => refundCredit(trx, refund))).toBe(0)
  expect((await invoiceRow(credit.id)).open_cents).toBe(0)
  expect(await eventsOf('invoice', second.id)).toEqual(['issued', 'credited', 'settled'])
})

test('opens the invoices again whose direct debit was returned', async () => {
  const { id } = await knex.transaction((trx) => issue(trx, customerId))
  const key = `collection ${id}`
  await knex.transaction((trx) =>
    recordPayment(trx, {
      ...{
        customerId,
        method: 'direct-debit',
        cents: cents(10_900),
        receivedOn: '2026-11-25',
        key,
        actor: system,
        at: noon,
      },
    }),
  )
  const returned = {
    paymentKey: key,
    returnedOn: '2026-11-27',
    reason: 'MD06',
    key: `return ${id}`,
    actor: system,
    at: noon,
  }
  expect(await knex.transaction((trx) => returnPayment(trx, returned))).toEqual([id])
  expect(await knex.transaction((trx) => returnPayment(trx, returned))).toEqual([])
  expect((await invoiceRow(id)).open_cents).toBe(10_900)
  await expect(knex.transaction((trx) => returnPayment(trx, { ...returned, key: 'again' }))).rejects.toThrow(
    'kan niet meer',
  )
  expect(await eventsOf('invoice', id)).toEqual(['issued', 'settled', 'reopened'])
})

test('moves an order only to a state that may follow, and writes who and why', async () => {
  const { id } = await knex.transaction((trx) => order(trx, customerId))
  const cause = { actor: { kind: 'editor', name: 'Anna' }, reason: 'Op verzoek', at: noon } as const
  expect(await knex.transaction((trx) => transition(trx, orderStates, id, 'cancelled', cause))).toBe(true)
  expect(await knex.transaction((trx) => transition(trx, orderStates, id, 'cancelled', cause))).toBe(false)
  await expect(knex.transaction((trx) => transition(trx, orderStates, id, 'fulfilled', cause))).rejects.toMatchObject({
    details: { code: 'ledger/not-possible', from: 'cancelled', to: 'fulfilled' },
  })
  expect(await eventsOf('order', id)).toEqual(['placed', 'cancelled'])
})

test('lets transactions that wrote about a customer lock it one after the other, without a deadlock', async () => {
  const written = Promise.withResolvers<void>()
  let writing = 0
  const work = () =>
    knex.transaction(async (trx) => {
      const about = { customerId, subject: 'customer', subjectId: customerId, kind: 'note', actor: system, at: noon }
      await recordEvent(trx, about)
      if (++writing === 2) written.resolve()
      await written.promise
      return issue(trx, customerId)
    })
  const issued = await Promise.all([work(), work()])
  expect(new Set(issued.map(({ number }) => number)).size).toBe(2)
})

test('does work once for a key, and again after a rollback', async () => {
  let times = 0
  const work = async () => ({ times: ++times })
  const failed = knex.transaction(async (trx) => {
    await once(trx, 'work 1', work)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  const results = await Promise.all(allFrom1(10).map(() => knex.transaction((trx) => once(trx, 'work 1', work))))
  expect(results).toEqual(allFrom1(10).map(() => ({ times: 2 })))
})

test('forgets after more than a year that work was done once', async () => {
  const done = (key: string) => knex.transaction((trx) => once(trx, key, async () => key))
  for (const key of ['old work', 'new work']) await done(key)
  const now = new Date()
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await knex('gevel_once')
    .where({ key: 'old work' })
    .update({ at: before(401) })
  await knex('gevel_once')
    .where({ key: 'new work' })
    .update({ at: before(399) })
  expect(await knex.transaction((trx) => forgetOldWork(trx, now))).toBe(1)
  expect(await knex('gevel_once').whereIn('key', ['old work', 'new work']).pluck('key')).toEqual(['new work'])
})

test('refuses to change or remove an invoice', async () => {
  const { id } = await knex.transaction((trx) => issue(trx, customerId, { lines: [yearLine(500)] }))
  const statements = [
    knex('gevel_invoices').where({ id }).update({ due_on: '2027-01-01' }),
    knex('gevel_invoices').where({ id }).update({ buyer: '{"name":"Iemand anders"}' }),
    knex('gevel_invoices').where({ id }).delete(),
    knex('gevel_invoice_lines').where({ invoice_id: id }).update({ net_cents: 1 }),
    knex('gevel_invoice_vat').where({ invoice_id: id }).delete(),
    knex('gevel_invoices').where({ id }).update({ open_cents: 501 }),
  ]
  for (const statement of statements) await expect(statement).rejects.toMatchObject({ code: /^23/ })
})
