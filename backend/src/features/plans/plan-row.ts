import type { PlanAudience, PlanEdition, PlanPeriod } from '@gevel/contract/plans'

export const planUid = 'api::plan.plan'

/** A plan as Strapi stores it; amounts are in euros, at most two decimals, exact in the database (`numeric(10,2)`). */
export interface PlanRow {
  id: number
  documentId: string
  name: string
  slug: string
  tagline: string | null
  edition: PlanEdition
  audience: PlanAudience
  period: PlanPeriod
  priceIncl: number
  priceExcl: number
  /** in percent */
  vatRate: number
  seats: number
  seatIncl: number | null
  seatExcl: number | null
  introWeeks: number | null
  introIncl: number | null
  introExcl: number | null
  afterIntro: 'end' | 'continue'
  print: boolean
  included: string | null
  notIncluded: string | null
  onSaleFrom: string | null
  onSaleUntil: string | null
  highlighted: boolean
}
