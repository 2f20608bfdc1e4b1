import { dutchDay } from '@gevel/contract/dutch-day'
import { dutchClockOf } from '@gevel/contract/dutch-moment'
import type { NewsletterRule } from '../../../content/newsletters/rules'

const weekdays = ['Zondag', 'Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag', 'Zaterdag']

/** After a stop of the backend a digest still goes out so many hours later. */
const lateHours = 4

/**
 * The day of the digest that is due at a moment, in Dutch time; undefined when there is none. Its hours are those in which no clock
 * changes, and it is one of a day: a clock that is set back makes no second one.
 */
export function digestDay(
  { digest, weekday, hour }: Pick<NewsletterRule, 'digest' | 'weekday' | 'hour'>,
  at: Date,
): string | undefined {
  const day = dutchDay(at)
  const number = new Date(day).getUTCDay()
  const isDay =
    digest === 'daily' ||
    (digest === 'workdays' && number > 0 && number < 6) ||
    (digest === 'weekly' && weekdays[number] === weekday)
  const now = Number(dutchClockOf(at).slice(11, 13))
  return isDay && now >= hour && now < hour + lateHours ? day : undefined
}
