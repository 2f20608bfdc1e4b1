import type { EventSale, EventSession } from '@gevel/contract/event-sales'
import { clockTime, dutchDay, fullDate, longDate } from '../../ui/text/dates.ts'

type Facts = Pick<EventSale, 'startsAt' | 'endsAt' | 'venue'>

/** The day of an event, or its first and last one. */
export function eventDays({ startsAt, endsAt }: Facts): string {
  if (dutchDay(startsAt) === dutchDay(endsAt)) return fullDate(startsAt)
  return `${longDate(startsAt)} tot en met ${longDate(endsAt)}`
}

/** `09.30 tot 17.30 uur` */
export function eventHours({ startsAt, endsAt }: Facts): string {
  return `${clockTime(startsAt)} tot ${clockTime(endsAt)}\u00a0uur`
}

/** `De Steenhal, Utrecht`, or `Online`. */
export function eventPlace({ venue }: Facts): string {
  return venue ? `${venue.name}, ${venue.city}` : 'Online'
}

/** A room that was chosen: `11.15 uur Loft`. */
export function roomWithTime({ start, room }: Pick<EventSession, 'start' | 'room'>): string {
  return `${start.replace(':', '.')} uur ${room}`
}
