import type { Cents } from '@gevel/contract/money/cents'
import { isFor, type Plan, type PlanVersion } from '@gevel/contract/plans'
import type { ItemList, Offer, Product } from 'schema-dts'
import { pageShareImageUrl } from '../../../ui/images/page-share-image.ts'
import { planHref } from './plan-hrefs.ts'
import { type Audience, offerOf } from './plan-words.ts'

interface PlanPage {
  /** of the site */
  origin: string
  siteName: string
  /** whose prices the page shows */
  audiences: readonly Audience[]
}

/** UN/CEFACT codes of the periods, which schema.org uses for units. */
const unitCodes = { month: 'MON', quarter: 'QAN', year: 'ANN' } as const
const WEEK = 'WEE'

/** GoodRelations' words for who can order, which schema.org uses. */
const customerTypes = {
  person: 'http://purl.org/goodrelations/v1#Enduser',
  company: 'http://purl.org/goodrelations/v1#Business',
} as const

/** A plan that is on sale as schema.org `Product`, with an offer for each kind of customer: the prices that its page shows. */
export function planProduct(plan: Plan, { origin, siteName, audiences }: PlanPage) {
  const { version, tagline, included } = plan
  const url = origin + planHref(version.slug, { audience: 'person', back: '/' })
  return {
    '@type': 'Product',
    name: version.name,
    description: [tagline, ...included].filter(Boolean).join('. '),
    category: 'Abonnement',
    sku: version.slug,
    brand: { '@type': 'Brand', name: siteName },
    image: origin + pageShareImageUrl(planHref(version.slug, { audience: 'person', back: '/' })),
    url,
    offers: audiences
      .filter((audience) => isFor(version, audience))
      .map((audience) => planOffer(plan, audience, origin)),
  } satisfies Product
}

function planOffer({ version, onSaleUntil }: Plan, audience: Audience, origin: string): Offer {
  const { price } = offerOf(version, audience)
  const isConsumer = audience === 'person'
  const amount = { price: eurosOf(isConsumer ? price.incl : price.excl), priceCurrency: 'EUR' } as const
  return {
    '@type': 'Offer',
    ...amount,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...amount,
      valueAddedTaxIncluded: isConsumer,
      referenceQuantity: termOf(version),
    },
    ...(onSaleUntil && { priceValidUntil: onSaleUntil }),
    availability: 'https://schema.org/InStock',
    eligibleCustomerType: { '@id': customerTypes[audience] },
    url: origin + planHref(version.slug, { audience, back: '/' }),
  }
}

/** The time that the price is for. */
function termOf({ intro, period }: PlanVersion) {
  return {
    '@type': 'QuantitativeValue',
    value: intro ? intro.weeks : 1,
    unitCode: intro ? WEEK : unitCodes[period],
  } as const
}

/** `20.17`: a decimal point, whatever the language. */
function eurosOf(cents: Cents): string {
  return (cents / 100).toFixed(2)
}

/** The plans of a page that compares them, in order; null while there is none. */
export function planList(plans: readonly Plan[], page: PlanPage): ItemList | null {
  if (plans.length === 0) return null
  return {
    '@type': 'ItemList',
    numberOfItems: plans.length,
    itemListElement: plans.map((plan, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: plan.version.name,
      item: planProduct(plan, page),
    })),
  }
}
