import { expect, test } from 'vitest'
import { type EditedPlan, planProblems } from './plan-problems'

const plan: EditedPlan = {
  name: 'Gevel',
  audience: 'both',
  priceIncl: 20.17,
  priceExcl: 18.5,
  vatRate: 9,
  seats: 1,
  afterIntro: 'end',
}

const problemsOf = (changes: EditedPlan) =>
  planProblems({ ...plan, ...changes }).map(({ path, message }) => [path[0], message])

test('accepts a plan, and one that is not filled in yet', () => {
  expect(problemsOf({})).toEqual([])
  expect(planProblems({ name: 'Nieuw' })).toEqual([])
})

test('reads numbers that were sent as text', () => {
  expect(problemsOf({ priceIncl: '20.17', priceExcl: '18.50', seats: '2' })).toEqual([])
})

test.each([-0.01, -5])('rejects the negative price %d', (priceIncl) => {
  expect(problemsOf({ priceIncl })).toEqual([['priceIncl', 'Een prijs is nooit lager dan nul.']])
})

test('rejects a fraction of a cent', () => {
  expect(problemsOf({ priceExcl: 18.505 })).toEqual([['priceExcl', 'Vul hoogstens twee cijfers achter de komma in.']])
})

test('rejects a price with VAT that does not fit the one without, and says what would', () => {
  const [[field, message] = []] = problemsOf({ priceIncl: 22.39 })
  expect(field).toBe('priceIncl')
  expect(message).toBe('Dit past niet bij de prijs zonder btw: €\u00a018,50 met 9% btw is €\u00a020,17.')
})

test.each([20.15, 20.2])('accepts %d, a price that was rounded for people', (priceIncl) => {
  expect(problemsOf({ priceIncl })).toEqual([])
})

test('asks for both prices', () => {
  expect(problemsOf({ seatExcl: 9 })).toEqual([['seatIncl', 'Vul beide prijzen in, met en zonder btw.']])
})

test.each([0, 1.5, 10_000])('rejects %d readers', (seats) => {
  expect(problemsOf({ seats })).toEqual([['seats', 'Kies een heel getal van 1 tot en met 500.']])
})

test('asks for both the weeks and the price of an introductory term', () => {
  expect(problemsOf({ introWeeks: 4 })).toEqual([['introIncl', 'Vul in wat de kennismaking kost.']])
  expect(problemsOf({ introIncl: 4, introExcl: 3.67 })).toEqual([
    ['introWeeks', 'Vul in hoeveel weken de kennismaking duurt.'],
  ])
})

test('rejects an introductory term of consumers that continues', () => {
  const intro = { introWeeks: 4, introIncl: 4, introExcl: 3.67, afterIntro: 'continue' }
  expect(problemsOf({ ...intro, audience: 'both' })).toEqual([['afterIntro', expect.stringContaining('consument')]])
  expect(problemsOf({ ...intro, audience: 'person' })).toEqual([['afterIntro', expect.stringContaining('consument')]])
  expect(problemsOf({ ...intro, audience: 'company' })).toEqual([])
})

test('rejects a last day before the first one', () => {
  const from = '2026-12-01'
  expect(problemsOf({ onSaleFrom: from, onSaleUntil: from })).toEqual([])
  expect(problemsOf({ onSaleFrom: from, onSaleUntil: '2026-11-30' })).toEqual([
    ['onSaleUntil', 'Deze dag is vóór die van ‘Te bestellen vanaf’.'],
  ])
})
