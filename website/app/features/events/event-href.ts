import type { EventCard } from '@gevel/contract/events'
import { eventHref, href } from '@gevel/contract/hrefs'

/** The URL of an event: a future one of a series is on the series' own page, all others have a page of their own. */
export function currentEventHref(event: Pick<EventCard, 'id' | 'slug' | 'series' | 'endsAt'>, now: string): string {
  return event.series && event.endsAt > now ? href(`/${event.series}`) : eventHref(event)
}
