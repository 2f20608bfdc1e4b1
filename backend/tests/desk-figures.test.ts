import { cents } from '@gevel/contract/money/cents'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskFigures } from '../src/features/desk/figures/desk-figures'
import { recordEvent } from '../src/ledger/events/record-event'
import { creditInvoice } from '../src/ledger/invoices/credit-invoice'
import { tablesOf } from '../src/platform/database/tables-of'
import { issue, makeCustomer, openLedger, order, system, yearLine } from './support/ledger.ts'

const noon = new Date('2026-11-20T11:00:00Z')
let ledger: Awaited<ReturnType<typeof openLedger>>
beforeAll(async () => {
  ledger = await openLedger('gevel_test_desk_figures')
})
afterAll(() => ledger.close())

type State = 'active' | 'paused' | 'cancelled' | 'ended'
interface Stored {
  kind?: 'person' | 'company'
  period?: 'month' | 'quarter' | 'year'
  state?: State
  seats?: number
  startsOn?: string
  endsOn?: string
  differences?: { kind?: 'complimentary'; in_intro?: boolean }
}

function subscribe({ kind = 'person', period = 'month', state = 'active', seats = 1, ...given }: Stored) {
  const { startsOn = '2026-01-15', endsOn = null, differences } = given
  return ledger.knex.transaction(async (trx) => {
    const tables = tablesOf(trx)
    const version = await tables
      .insertInto('gevel_plan_versions')
      .values({
        ...{ plan_document_id: period, version: 1, name: period, slug: period, edition: 'general', audience: 'both' },
        ...{ period, price_incl_cents: cents(10_900), price_excl_cents: cents(9_600), vat_rate: 900, seats: 1 },
        ...{ seat_incl_cents: cents(1090), seat_excl_cents: cents(960), print: false },
      })
      .onConflict((conflict) => conflict.columns(['plan_document_id', 'version']).doUpdateSet({ name: period }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const customer = await makeCustomer(trx, kind)
    const { id } = await tables
      .insertInto('gevel_subscriptions')
      .values({
        ...{ customer_id: customer.id, plan_version_id: version.id, state, seats, payment: 'invoice' },
        ...{ starts_on: startsOn, anchor_on: startsOn, paid_until: '2026-12-14', ends_on: endsOn, created_at: noon },
        ...differences,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (state === 'cancelled')
      await recordEvent(trx, {
        ...{ customerId: customer.id, subject: 'subscription', subjectId: id, kind: 'cancelled', to: 'cancelled' },
        ...{ actor: system, at: noon },
      })
  })
}

test('adds up a month of what recurs, without VAT, by plan', async () => {
  await subscribe({})
  await subscribe({ period: 'quarter', seats: 3 })
  await subscribe({ period: 'year', kind: 'company', seats: 2 })
  for (const differences of [{ kind: 'complimentary' as const }, { in_intro: true }]) await subscribe({ differences })
  await subscribe({ state: 'paused' })
  const { plans, monthlyCents, running, readers } = await deskFigures(ledger.knex, noon)
  // € 100,00 of € 109,00; a third of € 130,80 / 1,09; a twelfth of € 96,00 + € 9,60
  expect(plans).toEqual([
    { plan: 'month', name: 'month', running: 4, readers: 4, monthlyCents: 10_000 },
    { plan: 'quarter', name: 'quarter', running: 1, readers: 3, monthlyCents: 4000 },
    { plan: 'year', name: 'year', running: 1, readers: 2, monthlyCents: 880 },
  ])
  expect({ monthlyCents, running, readers }).toEqual({ monthlyCents: 14_880, running: 6, readers: 9 })
})

test('counts what began, was cancelled and ran at the end of each of twelve months', async () => {
  await subscribe({ startsOn: '2025-06-01', state: 'ended', endsOn: '2026-10-31' })
  await subscribe({ startsOn: '2026-10-02', state: 'cancelled', endsOn: '2026-12-31' })
  await subscribe({ startsOn: '2026-11-03' })
  const { months } = await deskFigures(ledger.knex, noon)
  expect(months.map(({ month }) => month)).toHaveLength(12)
  expect(months.at(0)).toEqual({ month: '2025-12-01', started: 0, cancelled: 0, running: 1 })
  expect(months.slice(-2)).toEqual([
    // ends on the last day of October, and so still runs on it
    { month: '2026-10-01', started: 1, cancelled: 0, running: 8 },
    { month: '2026-11-01', started: 1, cancelled: 1, running: 8 },
  ])
})

test('adds up what was sold in the year to consumers in other countries of the EU, less what was credited', async () => {
  const sell = (country: string, differences: Parameters<typeof issue>[2] = {}, at = noon, kind?: string) =>
    ledger.knex.transaction(async (trx) => {
      const { id } = await makeCustomer(trx, differences.prices === 'excl' ? 'company' : 'person')
      await tablesOf(trx).updateTable('gevel_customers').set({ country }).where('id', '=', id).execute()
      const orderId = kind && (await order(trx, id, { kind })).id
      return issue(trx, id, { at, ...(orderId && { orderId }), ...differences })
    })
  const soldAbroad = async () => (await deskFigures(ledger.knex, noon)).abroad
  await sell('NL')
  await sell('CH')
  await sell('BE', { lines: [yearLine(10_000, { vatCategory: 'AE' })], prices: 'excl' })
  // a ticket has the VAT of the country of its event, whoever buys it
  await sell('BE', {}, noon, 'event')
  expect(await soldAbroad()).toEqual({ year: '2026', netCents: 0, mostCents: 1_000_000 })
  const { id: invoiceId } = await sell('BE', {}, noon, 'subscription')
  await sell('DE', { lines: [yearLine(5450)] })
  await sell('DE', {}, new Date('2027-01-01T11:00:00Z'))
  expect((await soldAbroad()).netCents).toBe(15_000)
  await ledger.knex.transaction((trx) =>
    creditInvoice(trx, { invoiceId, lines: 'all', charge: 'test', reason: 'Herroepen', actor: system, at: noon }),
  )
  expect((await soldAbroad()).netCents).toBe(5000)
})
