import { cents } from '@gevel/contract/money/cents'
import { randomNumbers } from '@gevel/contract/money/random-numbers'
import { totalsOf } from '@gevel/contract/money/totals'
import type { Prices } from '@gevel/contract/money/vat'
import { expect, test } from 'vitest'
import { creditTotals } from './credit-totals'
import { shareAmount } from './share-amount'

const invoiceOf = (amounts: readonly (readonly [unitCents: number, vatRate: number])[], prices: Prices) =>
  totalsOf(
    amounts.map(([unitCents, vatRate]) => ({
      ...{ quantity: 1, unitCents: cents(unitCents), vatRate, vatCategory: 'S' as const },
    })),
    prices,
  )
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

test('credits an amount of an invoice with two rates by what each has left, with VAT per rate on its total', () => {
  const { vat } = invoiceOf(
    [
      [10_900, 900],
      [2_100, 2_100],
      [1_000, 2_100],
    ],
    'incl',
  )
  const lines = shareAmount(7_000, vat, 'incl')
  expect(lines).toMatchObject([
    { unitCents: 1_550, vatRate: 2_100 },
    { unitCents: 5_450, vatRate: 900 },
  ])
  expect(creditTotals(lines, 'incl', vat)).toMatchObject({
    totalCents: -7_000,
    vat: [
      { vatRate: 2_100, netCents: -1_281, vatCents: -269 },
      { vatRate: 900, netCents: -5_000, vatCents: -450 },
    ],
  })
})

test.each<Prices>(['incl', 'excl'])(
  'shares random amounts to the cent, and never more than a rate has, with prices %s',
  (prices) => {
    const random = randomNumbers(7)
    for (let round = 0; round < 2_000; round++) {
      const amounts = [0, 900, 2_100].map((rate) => [1 + random(20_000), rate] as const)
      const { vat } = invoiceOf(amounts, prices)
      const whole = sum(vat.map(({ netCents, vatCents }) => (prices === 'incl' ? netCents + vatCents : netCents)))
      const amount = 1 + random(whole)
      const lines = shareAmount(amount, vat, prices)
      expect(sum(lines.map(({ unitCents }) => unitCents))).toBe(amount)
      const credited = creditTotals(lines, prices, vat)
      expect(prices === 'incl' ? credited.totalCents : credited.netCents).toBe(-amount)
    }
  },
)

test('leaves an amount above what is left to be rejected', () => {
  const { vat } = invoiceOf(
    [
      [10_900, 900],
      [2_100, 2_100],
    ],
    'incl',
  )
  expect(() => creditTotals(shareAmount(13_001, vat, 'incl'), 'incl', vat)).toThrow()
  expect(() => creditTotals(shareAmount(1, [], 'incl'), 'incl', [])).not.toThrow()
})
