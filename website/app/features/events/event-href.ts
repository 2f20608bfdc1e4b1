import type { EventCard } from '@gevel/contract/events'
import { eventHref, href } from '@gevel/contract/hrefs'

/** Where an event is found: one to come of a series on the series' own page, all others on a page of their own. */
export function currentEventHref(event: Pick<EventCard, 'id' | 'slug' | 'series' | 'endsAt'>, now: string): string {
  return event.series && event.endsAt > now ? href(`/${event.series}`) : eventHref(event)
}
