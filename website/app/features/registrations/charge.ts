import type { TicketType } from '@gevel/contract/event-sales'
import { cents } from '@gevel/contract/money/cents'
import { totalsOf } from '@gevel/contract/money/totals'
import type { ChosenTickets } from './steps/tickets-step.ts'

/** Whether any of the tickets costs something. */
export function isPaid({ types }: Pick<ChosenTickets, 'types'>): boolean {
  return types.some(({ priceExclCents }) => priceExclCents > 0)
}

/** What tickets cost: prices without VAT for a company, with it for a person. VAT is never shifted: it is that of the place of the event. */
export function chargeOf({ types, payer }: ChosenTickets) {
  const prices = payer === 'person' ? 'incl' : 'excl'
  const lines = [...new Set<TicketType>(types)].map((type) => ({
    name: type.name,
    quantity: types.filter((one) => one === type).length,
    unitCents: cents(prices === 'incl' ? type.priceInclCents : type.priceExclCents),
    vatRate: type.vatRate,
    vatCategory: 'S' as const,
  }))
  return { prices, tickets: types.length, totals: totalsOf(lines, prices) }
}

export type Charge = ReturnType<typeof chargeOf>
