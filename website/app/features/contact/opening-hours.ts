import type { Contact, OpeningHours } from '@gevel/contract/contact'

const DAYS = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag']

/** Days and their hours as a line of a list: "Maandag tot en met donderdag", "8.30–17.00". */
export function hoursLine({ firstDay, lastDay, opens, closes }: OpeningHours): { label: string; value: string } {
  const [first = '', last = ''] = [DAYS[firstDay - 1], DAYS[lastDay - 1]]
  const between = lastDay - firstDay === 1 ? ' en ' : ' tot en met '
  const label = firstDay === lastDay ? first : `${first}${between}${last}`
  return {
    label: label.charAt(0).toUpperCase() + label.slice(1),
    value: opens && closes ? `${clock(opens)}–${clock(closes)}` : 'Gesloten',
  }
}

/** What a visitor wants to know first: whether anybody is there. */
export interface Availability {
  isOpen: boolean
  text: string
}

/**
 * Whether somebody is there at a moment, as a Dutch sentence; null without hours.
 * @param now ISO 8601
 */
export function availabilityAt(
  now: string,
  { hours, closedDays }: Pick<Contact, 'hours' | 'closedDays'>,
): Availability | null {
  if (hours.length === 0) return null
  const { day, weekday, time } = dutchTime(new Date(now))
  const closed = closedDays.find((one) => one.day === day)
  if (closed) return { isOpen: false, text: `Vandaag gesloten: ${closed.reason}` }
  const today = hours.find(({ firstDay, lastDay }) => firstDay <= weekday && weekday <= lastDay)
  if (!today?.opens || !today.closes) return { isOpen: false, text: 'Vandaag gesloten' }
  if (time < today.opens) return { isOpen: false, text: `Vandaag bereikbaar vanaf ${clock(today.opens)} uur` }
  if (time >= today.closes) return { isOpen: false, text: 'Nu gesloten' }
  return { isOpen: true, text: `Nu bereikbaar, tot ${clock(today.closes)} uur` }
}

/** `08:30` as Dutch people write it: "8.30". */
function clock(time: string): string {
  return time.replace(/^0/, '').replace(':', '.')
}

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The day, the day of the week (1 is Monday) and the time on Dutch clocks. */
function dutchTime(moment: Date): { day: string; weekday: number; time: string } {
  const [day = '', time = ''] = parts.format(moment).split(' ')
  return { day, weekday: new Date(`${day}T12:00:00Z`).getUTCDay() || 7, time }
}
