import { cents } from '@gevel/contract/money/cents'
import { randomNumbers } from '@gevel/contract/money/random-numbers'
import { type PricedLine, totalsOf, type VatTotal } from '@gevel/contract/money/totals'
import type { Prices } from '@gevel/contract/money/vat'
import { expect, test } from 'vitest'
import { creditTotals } from './credit-totals'

const line = (unitCents: number, vatRate = 900, quantity = 1): PricedLine => ({
  quantity,
  unitCents: cents(unitCents),
  vatRate,
  vatCategory: 'S',
})

/** What is left of each rate after a credit note, whose amounts are below zero. */
function subtract(rest: readonly VatTotal[], credited: readonly VatTotal[]): VatTotal[] {
  return rest.map((part) => {
    const credit = credited.find(({ vatRate }) => vatRate === part.vatRate)
    if (!credit) return part
    return {
      ...part,
      netCents: cents(part.netCents + credit.netCents),
      vatCents: cents(part.vatCents + credit.vatCents),
    }
  })
}

test.each<Prices>(['incl', 'excl'])(
  'credits lines of € 10,05 one by one to exactly the invoice, with prices %s',
  (prices) => {
    const lines = [line(1005), line(1005), line(1005)]
    let rest = totalsOf(lines, prices).vat
    for (const one of lines) rest = subtract(rest, creditTotals([one], prices, rest).vat)
    expect(rest).toEqual([{ vatCategory: 'S', vatRate: 900, netCents: 0, vatCents: 0 }])
  },
)

test.each<Prices>(['incl', 'excl'])(
  'credits random parts of random invoices to exactly those, with prices %s',
  (prices) => {
    const random = randomNumbers(23)
    for (let round = 0; round < 3_000; round++) {
      const lines = Array.from({ length: 1 + random(5) }, () => line(1 + random(9_999), [900, 2100][random(2)]))
      let rest = totalsOf(lines, prices).vat
      for (const { unitCents, vatRate } of lines) {
        const part = random(unitCents + 1)
        for (const amount of [part, unitCents - part]) {
          const credit = creditTotals([line(amount, vatRate)], prices, rest)
          expect(credit.totalCents).toBe(credit.netCents + credit.vatCents)
          expect(credit.lines[0]?.netCents).toBe(credit.netCents)
          rest = subtract(rest, credit.vat)
          expect(rest.every(({ netCents, vatCents }) => netCents >= 0 && vatCents >= 0)).toBe(true)
        }
      }
      expect(rest.every(({ netCents, vatCents }) => netCents === 0 && vatCents === 0)).toBe(true)
    }
  },
)

test('never writes a negative zero (B27)', () => {
  const free = [line(0), line(1005), line(-1005)]
  const credit = creditTotals(free, 'incl', totalsOf(free, 'incl').vat)
  const amounts = [credit, ...credit.vat, ...credit.lines].flatMap((part) => Object.values(part))
  expect(amounts.some((amount) => Object.is(amount, -0))).toBe(false)
})

test.each([
  ['more than was invoiced', line(1006)],
  ['a rate that was not invoiced', line(100, 2100)],
  ['an amount below zero', line(-1)],
])('rejects %s', (_, one) => {
  const { vat } = totalsOf([line(1005)], 'incl')
  expect(() => creditTotals([one], 'incl', vat)).toThrow('niet meer worden gecrediteerd')
})
