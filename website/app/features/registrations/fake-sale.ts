import type { EventSale, TicketType, VisitorSale } from '@gevel/contract/event-sales'
import { cents } from '@gevel/contract/money/cents'

/** A ticket type that anybody can choose, with `fields` merged over it. */
export function fakeTicketType(fields: Partial<TicketType> = {}): TicketType {
  return {
    ...{ id: 1, name: 'Winkel of keten', description: null, priceInclCents: cents(0), priceExclCents: cents(0) },
    ...{ vatRate: 2100, access: 'everybody', domains: [], state: 'open', left: 20, least: 1, most: 11, waiting: 0 },
    ...{ opensAt: '2026-10-01T08:00:00.000Z', closesAt: '2026-12-02T16:00:00.000Z' },
    ...fields,
  }
}

/** The registration for an event with these types, as anybody sees it. */
export function fakeSale(types: TicketType[], fields: Partial<EventSale> = {}): VisitorSale {
  const data: EventSale = {
    ...{ eventId: 9, slug: null, edition: 'general', title: 'Proefdag', venue: null },
    ...{ state: 'open', left: 20, size: 40, most: 11 },
    ...{ startsAt: '2026-12-03T08:30:00.000Z', endsAt: '2026-12-03T16:30:00.000Z' },
    ...{ opensAt: '2026-10-01T08:00:00.000Z', closesAt: '2026-12-02T16:00:00.000Z' },
    ...{ changeUntil: '2026-12-01', cancelUntil: '2026-11-26', hasWaitingList: true, cancelledBecause: null },
    ...{ types, sessions: [], questions: [] },
    ...fields,
  }
  return { data, ordering: null, isSubscriber: false, entry: null, goneEntry: null }
}
