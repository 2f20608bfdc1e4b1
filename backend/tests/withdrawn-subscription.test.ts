import { cents } from '@gevel/contract/money/cents'
import { afterAll, expect, test } from 'vitest'
import { closeRun, takeBackRun } from '../src/features/collection/runs/change-run'
import type { Cause } from '../src/features/subscriptions/charge'
import { withdrawSubscription } from '../src/features/withdrawal/withdraw-subscription'
import { recordPayment } from '../src/ledger/payments/record-payment'
import { tablesOf } from '../src/platform/database/tables-of'
import type { Transaction } from '../src/platform/database/transaction'
import { issue, makeCustomer, noon, openLedger, order, system, yearLine } from './support/ledger.ts'

const { knex, close } = await openLedger('withdrawn_subscription')
afterAll(close)

/** The other settings decide nothing about a withdrawal. */
const cause = { actor: system, at: noon, settings: { graceDays: 14 } } as Cause

interface Subscribed {
  startsAtOnce: boolean
  isPaid?: boolean
}

/** A year from 20 November 2026 for € 365,00, of one euro a day. */
async function subscribe(trx: Transaction, { startsAtOnce, isPaid = false }: Subscribed): Promise<number> {
  const tables = tablesOf(trx)
  const customer = await makeCustomer(trx)
  const placed = await order(trx, customer.id)
  const version = await tables
    .insertInto('gevel_plan_versions')
    .values({
      ...{ plan_document_id: crypto.randomUUID(), version: 1, name: 'Gevel digitaal', slug: 'gevel-digitaal' },
      ...{ edition: 'general', audience: 'both', period: 'year', price_incl_cents: cents(36_500) },
      ...{ price_excl_cents: cents(33_486), vat_rate: 900, seats: 1, print: false },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await tables
    .insertInto('gevel_subscriptions')
    .values({
      ...{ customer_id: customer.id, order_id: placed.id, plan_version_id: version.id, state: 'active', seats: 1 },
      ...{ payment: 'invoice', starts_on: '2026-11-20', anchor_on: '2026-11-20', periods: 1 },
      ...{ paid_until: '2027-11-19', starts_at_once: startsAtOnce, created_at: noon },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const charge = `subscription ${id} 2026-11-20`
  await issue(trx, customer.id, { orderId: placed.id, charge, lines: [yearLine(36_500)] })
  if (isPaid)
    await recordPayment(trx, {
      ...{ customerId: customer.id, method: 'transfer', cents: cents(36_500), receivedOn: '2026-11-21', key: charge },
      ...{ actor: system, at: noon },
    })
  return id
}

/** What was credited, beside what is still open. */
async function withdrawOn(receivedOn: string, subscribed: Subscribed) {
  return knex.transaction(async (trx) => {
    const id = await subscribe(trx, subscribed)
    const credits = await withdrawSubscription(trx, id, { receivedOn, reason: 'Herroepen' }, cause)
    const credited = credits.reduce((sum, { totalCents }) => sum - totalCents, 0)
    return { credited, ...(await openOf(trx, id)) }
  })
}

/** What is to be paid back, and what of the invoice is still open. */
async function openOf(trx: Transaction, subscriptionId: number) {
  const { order_id: orderId, state } = await tablesOf(trx)
    .selectFrom('gevel_subscriptions')
    .select(['order_id', 'state'])
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  const rows = await tablesOf(trx)
    .selectFrom('gevel_invoices')
    .select(['kind', 'open_cents as open'])
    .where('order_id', '=', orderId)
    .execute()
  const open = (kind: string) => rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.open, 0)
  return { state, refund: Math.abs(open('credit')), open: open('invoice') }
}

test.each([
  ['on the day of the order', '2026-11-20', 36_500],
  ['after one day', '2026-11-21', 36_400],
  ['on the last day of the period', '2026-12-04', 35_100],
])('credits the days from a withdrawal %s, when it began at once', async (_, day, credited) => {
  const state = 'withdrawn'
  const unpaid = { state, credited, refund: 0, open: 36_500 - credited }
  expect(await withdrawOn(day, { startsAtOnce: true })).toEqual(unpaid)
  const paid = { state, credited, refund: credited, open: 0 }
  expect(await withdrawOn(day, { startsAtOnce: true, isPaid: true })).toEqual(paid)
})

test('credits everything to whoever did not ask to begin at once', async () => {
  const all = { state: 'withdrawn', credited: 36_500, open: 0 }
  expect(await withdrawOn('2026-12-04', { startsAtOnce: false })).toEqual({ ...all, refund: 0 })
  expect(await withdrawOn('2026-12-04', { startsAtOnce: false, isPaid: true })).toEqual({ ...all, refund: 36_500 })
})

/** Hands what is open of an order's invoice to the bank. */
async function beginCollection(trx: Transaction, subscriptionId: number): Promise<number> {
  const tables = tablesOf(trx)
  const { id: invoiceId, customerId } = await tables
    .selectFrom('gevel_invoices')
    .select(['id', 'customer_id as customerId'])
    .where('charge', '=', `subscription ${subscriptionId} 2026-11-20`)
    .executeTakeFirstOrThrow()
  const mandate = await tables
    .insertInto('gevel_mandates')
    .values({
      ...{ reference: crypto.randomUUID().slice(0, 35), customer_id: customerId, iban: 'NL91ABNA0417164300' },
      ...{
        holder: 'J. Kozijn',
        text: 'x',
        text_version: '2026-11-01',
        creditor_id: 'NL98ZZZ999999990000',
        signed_at: noon,
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const run = await tables
    .insertInto('gevel_collection_runs')
    .values({
      ...{ number: crypto.randomUUID(), state: 'open', collect_on: '2026-11-27', collections: 1 },
      ...{ total_cents: cents(36_500), created_at: noon },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tables
    .insertInto('gevel_collections')
    .values({
      ...{ run_id: run.id, invoice_id: invoiceId, mandate_id: mandate.id, attempt: 1, cents: cents(36_500) },
      ...{ end_to_end_id: crypto.randomUUID(), state: 'pending' },
    })
    .execute()
  return run.id
}

test.each([
  ['comes in and is paid back', closeRun, { refund: 36_400, open: 0 }],
  ['is taken back and needs no refund', takeBackRun, { refund: 0, open: 100 }],
])('what a direct debit collects during a withdrawal %s', async (_, end, expected) => {
  const outcome = await knex.transaction(async (trx) => {
    const id = await subscribe(trx, { startsAtOnce: true })
    const runId = await beginCollection(trx, id)
    await withdrawSubscription(trx, id, { receivedOn: '2026-11-21', reason: 'Herroepen' }, cause)
    await end(trx, runId, cause)
    return openOf(trx, id)
  })
  expect(outcome).toEqual({ ...expected, state: 'withdrawn' })
})

test('does not withdraw from what was withdrawn from', async () => {
  const repeated = knex.transaction(async (trx) => {
    const id = await subscribe(trx, { startsAtOnce: true })
    const withdraw = () => withdrawSubscription(trx, id, { receivedOn: '2026-11-21', reason: 'Herroepen' }, cause)
    await withdraw()
    return withdraw()
  })
  await expect(repeated).rejects.toMatchObject({ details: { code: 'ledger/not-possible' } })
})
