import { expect, test } from 'vitest'
import { type Cents, cents, negateCents } from './cents.ts'
import { formatCents, formatVatRate } from './format.ts'
import { randomNumbers } from './random-numbers.ts'
import { decimalOf, divideRounded } from './round.ts'
import { type PricedLine, totalsOf } from './totals.ts'
import type { Prices } from './vat.ts'

const line = (unitCents: number, vatRate = 2100, quantity = 1): PricedLine => ({
  quantity,
  unitCents: cents(unitCents),
  vatRate,
  vatCategory: 'S',
})

/** Carts of one to six lines of three rates, with discounts, free lines and large amounts among them. */
function randomCarts(count: number): PricedLine[][] {
  const random = randomNumbers(17)
  const rates = [0, 900, 2100]
  const unit = () => [0, 1, random(100), random(10_000), random(2_000_000)][random(5)] ?? 0
  const sign = () => (random(6) === 0 ? -1 : 1)
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + random(6) }, () => line(sign() * unit(), rates[random(3)], 1 + random(12))),
  )
}
const negated = (lines: readonly PricedLine[]) =>
  lines.map((one) => ({ ...one, unitCents: negateCents(one.unitCents) }))
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

test.each([
  [5, 2, 3],
  [-5, 2, -3],
  [20_125, 10, 2013],
  [-20_125, 10, -2013],
  [-1, 3, 0],
  [0, 7, 0],
])('rounds %i / %i half away from zero', (dividend, divisor, rounded) => {
  expect(divideRounded(dividend, divisor)).toBe(rounded)
})

test('rounds VAT once per rate on its total', () => {
  // three times 0.315 would be 0.96 by line
  const totals = totalsOf([line(150), line(150), line(150)], 'excl')
  expect(totals).toMatchObject({ netCents: 450, vatCents: 95, totalCents: 545 })
  expect(totals.vat).toEqual([{ vatCategory: 'S', vatRate: 2100, netCents: 450, vatCents: 95 }])
})

test('lets a price with VAT lead for consumers, and one without for companies', () => {
  expect(totalsOf([line(1249, 900)], 'incl')).toMatchObject({ netCents: 1146, vatCents: 103, totalCents: 1249 })
  expect(totalsOf([line(1146, 900)], 'excl')).toMatchObject({ netCents: 1146, vatCents: 103, totalCents: 1249 })
})

test('adds up rates separately, the highest first', () => {
  const { vat } = totalsOf([line(1000, 900), line(1000, 2100), line(500, 900)], 'excl')
  expect(vat.map(({ vatRate, netCents, vatCents }) => [vatRate, netCents, vatCents])).toEqual([
    [2100, 1000, 210],
    [900, 1500, 135],
  ])
})

test('charges no VAT that is shifted to the customer', () => {
  const shifted: PricedLine = { quantity: 2, unitCents: cents(9900), vatRate: 0, vatCategory: 'AE' }
  expect(totalsOf([shifted], 'excl')).toMatchObject({ netCents: 19_800, vatCents: 0, totalCents: 19_800 })
})

test.each<Prices>(['incl', 'excl'])('adds up to the cent for random carts with prices %s', (prices) => {
  for (const cart of randomCarts(20_000)) {
    const totals = totalsOf(cart, prices)
    const priced = sum(cart.map(({ quantity, unitCents }) => quantity * unitCents))
    expect(prices === 'incl' ? totals.totalCents : totals.netCents).toBe(priced)
    expect(totals.totalCents).toBe(totals.netCents + totals.vatCents)
    for (const { vatRate, netCents, vatCents } of totals.vat) {
      expect(sum(totals.lines.filter((one) => one.vatRate === vatRate).map((one) => one.netCents))).toBe(netCents)
      // EN 16931 BR-S-09 tolerates less than a euro; half a cent of VAT is 0.605 of a cent net
      expect(Math.abs(vatCents - (netCents * vatRate) / 10_000)).toBeLessThan(1)
    }
    const amounts = [totals, ...totals.vat, ...totals.lines].flatMap((part) => Object.values(part))
    expect(amounts.some((amount) => Object.is(amount, -0))).toBe(false)
  }
})

test.each<Prices>(['incl', 'excl'])('mirrors an invoice to the cent on its credit note, with prices %s', (prices) => {
  const thirds = [line(1005), line(1005), line(1005)]
  const free = [line(1005, 900), line(-1005, 900)]
  for (const cart of [thirds, free, ...randomCarts(20_000)]) {
    const invoice = totalsOf(cart, prices)
    const credit = totalsOf(negated(cart), prices)
    expect(credit.totalCents).toBe(negateCents(invoice.totalCents))
    expect(credit.vat.map((rate) => rate.vatCents)).toEqual(invoice.vat.map((rate) => negateCents(rate.vatCents)))
    expect(credit.vat.map((rate) => rate.netCents)).toEqual(invoice.vat.map((rate) => negateCents(rate.netCents)))
  }
})

test('rejects a fraction of a cent, and more than a column holds', () => {
  expect(() => cents(0.5)).toThrow()
  expect(() => totalsOf([line(2_000_000_000, 0, 2)], 'excl')).toThrow()
})

test.each([
  [123_456, '€\u00A01.234,56', '1234.56'],
  [-5, '€\u00A0-0,05', '-0.05'],
  [-0, '€\u00A00,00', '0.00'],
  [100, '€\u00A01,00', '1.00'],
])('writes %i cents for people and for files', (amount, text, decimal) => {
  expect(formatCents(amount)).toBe(text)
  expect(decimalOf(amount as Cents)).toBe(decimal)
})

test.each([
  [2100, '21%'],
  [900, '9%'],
  [1250, '12,5%'],
])('writes the rate %i', (rate, text) => {
  expect(formatVatRate(rate)).toBe(text)
})
