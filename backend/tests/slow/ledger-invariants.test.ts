import { cents } from '@gevel/contract/money/cents'
import { randomNumbers } from '@gevel/contract/money/random-numbers'
import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditInvoice } from '../../src/ledger/invoices/credit-invoice'
import { recordPayment } from '../../src/ledger/payments/record-payment'
import { refundCredit } from '../../src/ledger/payments/refund-credit'
import { returnPayment } from '../../src/ledger/payments/return-payment'
import type { Transaction } from '../../src/platform/database/transaction'
import { issue, makeCustomer, openLedger, system, yearLine } from '../support/ledger.ts'

const customersAtOnce = 8
const actionsOfCustomer = 60

let ledger: Awaited<ReturnType<typeof openLedger>>
let knex: Knex

beforeAll(async () => {
  ledger = await openLedger('gevel_test_ledger_invariants')
  knex = ledger.knex
})
afterAll(() => ledger.close())

/** A moment later with each number, over the end of a year. */
const momentOf = (step: number) => new Date(Date.parse('2026-12-30T11:00:00Z') + step * 3_600_000)

/** One random thing that happens to a customer. */
async function act(trx: Transaction, customerId: number, random: (below: number) => number, step: number) {
  const about = { actor: system, at: momentOf(step) }
  const day = about.at.toISOString().slice(0, 10)
  const pick = async (table: string, condition: string) => {
    const found = await trx(table).where({ customer_id: customerId }).whereRaw(condition).orderBy('id')
    return found[random(Math.max(found.length, 1))]
  }
  const invoice = await pick('gevel_invoices', "kind = 'invoice'")
  const [key, kind] = [`${customerId} ${step}`, random(6)]
  if (!invoice || kind === 0) {
    const lines = [yearLine(random(20_000)), yearLine(random(5_000), { vatRate: 2100, quantity: 1 + random(3) })]
    return issue(trx, customerId, {
      ...about,
      charge: key,
      lines,
      prices: random(2) === 0 ? 'incl' : 'excl',
      dueOn: null,
    })
  }
  if (kind <= 2) {
    const payment = { customerId, method: 'direct-debit', cents: cents(1 + random(30_000)), receivedOn: day } as const
    return recordPayment(trx, { ...payment, ...about, key, ...(kind === 1 && { invoiceIds: [invoice.id] }) })
  }
  if (kind === 3) {
    const line = { ...yearLine(random(3_000)), vatRate: random(2) === 0 ? 900 : 2100 }
    const lines = random(2) === 0 ? 'all' : [line]
    return creditInvoice(trx, { ...about, invoiceId: invoice.id, lines, charge: key, reason: 'Herroepen' })
  }
  const payment = await pick('gevel_payments', "method = 'direct-debit'")
  if (kind === 4 && payment)
    return returnPayment(trx, { ...about, paymentKey: payment.key, returnedOn: day, reason: 'MD06', key })
  const credit = await pick('gevel_invoices', "kind = 'credit'")
  if (credit) return refundCredit(trx, { ...about, creditId: credit.id, paidOn: day, key })
}

const rejections = /niet meer worden gecrediteerd|kan niet meer|al betaald|cut off/

test('adds up whatever happens at once, with transactions that fail halfway', async () => {
  const customers = await Promise.all(
    Array.from({ length: customersAtOnce }, () => knex.transaction((trx) => makeCustomer(trx, 'company'))),
  )
  await Promise.all(
    customers.map(async ({ id }, seed) => {
      const random = randomNumbers(seed + 1)
      for (let step = 0; step < actionsOfCustomer; step++)
        await knex
          .transaction(async (trx) => {
            await act(trx, id, random, step)
            if (random(8) === 0) throw new Error('cut off')
          })
          .catch((error: Error) => expect(error.message).toMatch(rejections))
    }),
  )
  const problems = await Promise.all(Object.values(checks).map((check) => knex.raw(check).then(({ rows }) => rows)))
  expect(Object.fromEntries(Object.keys(checks).map((name, index) => [name, problems[index]]))).toEqual(
    Object.fromEntries(Object.keys(checks).map((name) => [name, []])),
  )
  const { rows } = await knex.raw(
    'SELECT method, count(*)::integer FROM gevel_payments GROUP BY method ORDER BY method',
  )
  expect(rows.map(({ method }: { method: string }) => method)).toEqual(['direct-debit', 'refund', 'return'])
})

/** Each finds rows that must not exist. */
const checks = {
  'open is the total less what is allocated': `
    SELECT i.number, i.open_cents FROM gevel_invoices i WHERE i.open_cents <> i.total_cents
      - (SELECT coalesce(sum(cents), 0) FROM gevel_allocations WHERE invoice_id = i.id)
      + (SELECT coalesce(sum(cents), 0) FROM gevel_allocations WHERE credit_id = i.id)`,
  'credit notes do not exceed their invoice': `
    SELECT i.number FROM gevel_invoices i JOIN gevel_invoices c ON c.credits_id = i.id
      GROUP BY i.id HAVING i.total_cents + sum(c.total_cents) < 0 OR i.vat_cents + sum(c.vat_cents) < 0`,
  'lines add up to their rate': `
    SELECT v.invoice_id, v.vat_rate FROM gevel_invoice_vat v
      JOIN gevel_invoice_lines l ON l.invoice_id = v.invoice_id AND l.vat_rate = v.vat_rate
      GROUP BY v.invoice_id, v.vat_rate, v.net_cents HAVING sum(l.net_cents) <> v.net_cents`,
  'rates add up to their invoice': `
    SELECT i.number FROM gevel_invoices i JOIN gevel_invoice_vat v ON v.invoice_id = i.id
      GROUP BY i.id HAVING sum(v.net_cents) <> i.net_cents OR sum(v.vat_cents) <> i.vat_cents`,
  'no payment settles more than it is, nor less than nothing': `
    SELECT p.key FROM gevel_payments p JOIN gevel_allocations a ON a.payment_id = p.id
      GROUP BY p.id HAVING abs(sum(a.cents)) > abs(p.cents) OR sum(a.cents) * p.cents < 0`,
  'a series has no gap': `
    SELECT split_part(number, '-', 1) FROM gevel_invoices GROUP BY 1
      HAVING max(split_part(number, '-', 2)::integer) <> count(*) OR min(split_part(number, '-', 2)::integer) <> 1`,
  'dates rise with numbers': `
    SELECT number FROM (SELECT number, issued_on,
        lag(issued_on) OVER (PARTITION BY split_part(number, '-', 1) ORDER BY number) AS before FROM gevel_invoices) dates
      WHERE issued_on < before`,
  'an invoice has the year of its number': `
    SELECT number FROM gevel_invoices WHERE substring(number FROM 2 FOR 4) <> to_char(issued_on, 'YYYY')`,
}
