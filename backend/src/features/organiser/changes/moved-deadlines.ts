import { addDays, lengthOf } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { dutchClockOf, momentOfDutchClock } from '@gevel/contract/dutch-moment'
import type { EventRow } from '../lock-event'

type Deadlines = Pick<EventRow, 'starts_at' | 'opens_at' | 'closes_at' | 'change_until' | 'cancel_until'>

/**
 * Until when tickets of an event that moves are sold, changed and cancelled. On a later day these move by as many days; on an earlier one
 * they stay, at most until the event: whoever registered was promised them.
 */
export function movedDeadlines(
  event: Deadlines,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Pick<EventRow, 'closes_at' | 'change_until' | 'cancel_until'> {
  const firstDay = dutchDay(startsAt)
  const later = Math.max(0, lengthOf({ from: dutchDay(event.starts_at), until: firstDay }) - 1)
  const until = (day: string) => {
    const moved = addDays(day, later)
    if (moved > firstDay) return firstDay
    return moved
  }
  const closesAt = Math.min(laterBy(event.closes_at, later).getTime(), endsAt.getTime())
  return {
    // an event that ends before its sale opens: its editor has to say when that is
    closes_at: closesAt > event.opens_at.getTime() ? new Date(closesAt) : event.closes_at,
    change_until: until(event.change_until),
    cancel_until: until(event.cancel_until),
  }
}

/** The same time of the Dutch clock some days later. */
function laterBy(moment: Date, days: number): Date {
  const [day = '', time = ''] = dutchClockOf(moment).split('T')
  return days === 0 ? moment : momentOfDutchClock(`${addDays(day, days)}T${time}`)
}
