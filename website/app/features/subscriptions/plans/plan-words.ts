import { formatCents, formatVatRate } from '@gevel/contract/money/format'
import type { PlanPrice, PlanVersion } from '@gevel/contract/plans'
import { periodWords } from '@gevel/contract/subscription-price'
import { countWord } from '../../../ui/text/count-word.ts'

/** Who orders: it decides which of the two prices leads. */
export type Audience = 'person' | 'company'

/** `Eén lezer`, `Drie lezers`, `12 lezers`. */
export function readersText(seats: number): string {
  const word = seats === 1 ? 'eén' : countWord(seats)
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${seats === 1 ? 'lezer' : 'lezers'}`
}

/** The price that leads: with VAT for a person, without it for a company. */
export function leadingPrice(price: PlanPrice, audience: Audience): string {
  return formatCents(audience === 'person' ? price.incl : price.excl)
}

/** `Inclusief 9% btw` below the price of a person, `€ 20,17 met 9% btw` below that of a company. */
export function vatText(price: PlanPrice, { vatRate }: Pick<PlanVersion, 'vatRate'>, audience: Audience): string {
  const rate = formatVatRate(vatRate)
  return audience === 'person' ? `Inclusief ${rate} btw` : `${formatCents(price.incl)} met ${rate} btw`
}

/** What a customer pays first, and what after it: the price of an introductory term, else that of a period. */
export function offerOf(version: PlanVersion, audience: Audience) {
  const { intro, price, period } = version
  if (!intro) return { price, per: periodWords[period], after: null }
  const continues = audience === 'company' && intro.after === 'continue'
  return {
    price: intro.price,
    per: `voor ${countWord(intro.weeks)} weken`,
    after: continues ? `Daarna ${leadingPrice(price, audience)} ${periodWords[period]}` : 'Stopt vanzelf',
  }
}
