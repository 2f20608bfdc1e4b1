import { cents } from '@gevel/contract/money/cents'
import type { Plan, PlanVersion } from '@gevel/contract/plans'
import { expect, test } from 'vitest'
import { planList, planProduct } from './plan-structured-data.ts'

function planOf(version: Partial<PlanVersion> = {}, onSaleUntil: string | null = null): Plan {
  return {
    version: {
      ...{ id: 3, name: 'Mix Pro', slug: 'mix-pro', edition: 'mix', audience: 'both', period: 'month' },
      ...{ price: { incl: cents(3710), excl: cents(3400) }, vatRate: 900, seats: 3, print: true },
      ...{ extraSeat: null, intro: null },
      ...version,
    },
    ...{ tagline: 'Voor wie verkoopt', included: ['Alle artikelen'], notIncluded: [], isHighlighted: true },
    ...{ onSaleFrom: null, onSaleUntil },
  }
}

const page = { origin: 'https://gevel.example', siteName: 'Gevel', audiences: ['person', 'company'] as const }
const offersOf = (plan: Plan) => JSON.parse(JSON.stringify(planProduct(plan, page).offers))

test('has the price with VAT for persons and without it for companies, in euros with a point', () => {
  const [person, company] = offersOf(planOf())
  expect(person).toMatchObject({
    ...{ price: '37.10', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    priceSpecification: {
      price: '37.10',
      valueAddedTaxIncluded: true,
      referenceQuantity: { value: 1, unitCode: 'MON' },
    },
    url: 'https://gevel.example/abonneren/mix-pro',
  })
  expect(company).toMatchObject({
    price: '34.00',
    priceSpecification: { valueAddedTaxIncluded: false },
    url: 'https://gevel.example/abonneren/mix-pro?voor=bedrijf',
  })
})

test('has no offer for whoever cannot order it, and says until when it is on sale', () => {
  const offers = offersOf(planOf({ audience: 'company', period: 'year' }, '2026-12-31'))
  expect(offers).toMatchObject([
    { price: '34.00', priceValidUntil: '2026-12-31', priceSpecification: { referenceQuantity: { unitCode: 'ANN' } } },
  ])
})

test('has the price of an introductory term for all of its weeks', () => {
  const intro = { weeks: 8, price: { incl: cents(500), excl: cents(459) }, after: 'end' } as const
  expect(offersOf(planOf({ intro }))[0]).toMatchObject({
    price: '5.00',
    priceSpecification: { referenceQuantity: { value: 8, unitCode: 'WEE' } },
  })
})

test('lists the plans of a page in order, and nothing without plans', () => {
  expect(planList([], page)).toBeNull()
  expect(planList([planOf({ name: 'Gevel' }), planOf()], page)).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: 'Gevel' },
      { position: 2, item: { '@type': 'Product', name: 'Mix Pro' } },
    ],
  })
})
