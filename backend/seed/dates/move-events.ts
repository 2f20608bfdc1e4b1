import type { EventSource } from '../content/agenda-data'
import { WRITTEN_ON } from './demo-day'
import { addDays, daysBetween } from './local-days'
import { resolveDatesIn } from './resolve-dates'

const WEEK = 7

/**
 * Moves events by whole weeks, so that each stays on its day of the week and as many are ahead as on the day for which they were
 * written. The year in a slug and a title is that of the event.
 * @param day of the demo
 */
export function moveEvents(events: readonly EventSource[], day: string): EventSource[] {
  let days = Math.floor(daysBetween(WRITTEN_ON, day) / WEEK) * WEEK
  // two editions of an event, 52 weeks apart, may fall into one year
  while (!hasOneAYear(events, days)) days -= WEEK
  return events.map((event) => (event.moves ? moveEvent(event, days) : event))
}

function hasOneAYear(events: readonly EventSource[], days: number): boolean {
  const slugs = events.map((event) => slugOf(event, days))
  return new Set(slugs).size === slugs.length
}

function slugOf({ slug, startsAt, moves }: EventSource, days: number): string {
  return moves ? slug.replace(/\d{4}$/, addDays(startsAt, days).slice(0, 4)) : slug
}

function moveEvent(event: EventSource, days: number): EventSource {
  const startsAt = addDays(event.startsAt, days)
  return {
    ...resolveDatesIn(event, startsAt),
    slug: slugOf(event, days),
    startsAt,
    endsAt: addDays(event.endsAt, days),
    programme: event.programme.map((part) => ({
      ...resolveDatesIn(part, startsAt),
      day: part.day && addDays(part.day, days),
    })),
  }
}
