import { cents } from '@gevel/contract/money/cents'
import type { Plan } from '@gevel/contract/plans'
import { expect, test } from 'vitest'
import { offerText } from './wall-offer.ts'

const plan = (fields: Partial<Plan['version']>, sale: Partial<Plan> = {}): Plan => ({
  ...{ tagline: null, included: [], notIncluded: [], isHighlighted: false, onSaleFrom: null, onSaleUntil: null },
  ...sale,
  version: {
    ...{ id: 1, name: 'Gevel', slug: 'gevel', edition: 'general', audience: 'both', period: 'month' },
    ...{
      price: { incl: cents(2017), excl: cents(1850) },
      vatRate: 900,
      seats: 1,
      extraSeat: null,
      intro: null,
      print: false,
    },
    ...fields,
  },
})
const price = (incl: number) => ({ incl: cents(incl), excl: cents(incl) })

test('names the plan that is the cheapest per year, and an introductory term', () => {
  const plans = [
    plan({}),
    plan({ period: 'quarter', price: price(3597) }),
    plan({ edition: 'pro', price: price(100) }),
    plan({ audience: 'company', price: price(100) }),
    plan({ price: price(100) }, { onSaleUntil: '2026-11-01' }),
    plan({ intro: { weeks: 4, price: price(400), after: 'end' } }),
  ]
  expect(offerText(plans, 'general', '2026-11-20')?.replaceAll('\u00a0', ' ')).toBe(
    'U leest verder vanaf € 35,97 per kwartaal. Eerst vier weken lezen kan voor € 4,00; dat stopt vanzelf.',
  )
})

test('is absent when nothing is on sale', () => {
  expect(offerText([plan({}, { onSaleFrom: '2027-01-01' })], 'general', '2026-11-20')).toBeNull()
})
