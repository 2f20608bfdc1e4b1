import { dutchDay } from '@gevel/contract/dutch-day'
import { dutchClockOf } from '@gevel/contract/dutch-moment'
import type { NewsletterRule } from '../stored/rules'

const weekdays = ['Zondag', 'Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag', 'Zaterdag']

/** After a stop of the backend a digest still goes out so many hours later. */
const lateHours = 4

/**
 * The day of the digest that is due at a moment, in Dutch time; undefined when there is none. Its hours are those in which no clock
 * changes, and it is one of a day: a clock that is set back makes no second one.
 */
export function digestDay(
  { digest, weekday, hour }: Omit<NewsletterRule, 'perMinute' | 'needsApproval'>,
  at: Date,
): string | undefined {
  const day = dutchDay(at)
  const isDay = digest === 'daily' || (digest === 'weekly' && weekdays[new Date(day).getUTCDay()] === weekday)
  const now = Number(dutchClockOf(at).slice(11, 13))
  return isDay && now >= hour && now < hour + lateHours ? day : undefined
}
