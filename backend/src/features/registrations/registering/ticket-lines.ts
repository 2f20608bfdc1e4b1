import type { TicketType } from '@gevel/contract/event-sales'
import { cents } from '@gevel/contract/money/cents'
import type { Prices } from '@gevel/contract/money/vat'
import type { OrderLine } from '../../../ledger/orders/place-order'

/** What a ticket of a type costs a person or a company. */
export function unitCentsOf({ priceInclCents, priceExclCents }: TicketType, prices: Prices) {
  return prices === 'incl' ? priceInclCents : priceExclCents
}

/**
 * The lines of an order of tickets, one for each type that costs something. VAT is that of the place of the event, also for companies
 * abroad: it is never shifted (VAT Directive art. 53; CJEU C-647/17).
 */
export function ticketLines(title: string, types: readonly TicketType[], prices: Prices): OrderLine[] {
  return [...new Set(types)]
    .map((type) => ({
      description: `${title}: ${type.name}`,
      quantity: types.filter((one) => one === type).length,
      unitCents: cents(unitCentsOf(type, prices)),
      vatRate: type.vatRate,
      vatCategory: 'S' as const,
    }))
    .filter(({ unitCents }) => unitCents > 0)
}
