import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { momentOfDutchClock } from '@gevel/contract/dutch-moment'
import type { Rhythm } from './followed-list'

/** Time of the Dutch day at which a digest is sent, with everything published before it. */
const clock = '06:40'

const momentOf = (day: string) => momentOfDutchClock(`${day}T${clock}`)

/** The Dutch day of the last digest that is due. */
export function digestDay(at: Date): string {
  const today = dutchDay(at)
  return momentOf(today) > at ? addDays(today, -1) : today
}

/**
 * What a digest of a day is about: from the one before it until a fixed moment of that morning, so that periods meet whenever the job runs.
 * Weekly ones are of Mondays.
 * @returns undefined on a day without one
 */
export function digestPeriod(rhythm: Rhythm, day: string): { after: Date; until: Date } | undefined {
  if (rhythm === 'weekly' && new Date(day).getUTCDay() !== 1) return undefined
  return { after: momentOf(addDays(day, rhythm === 'weekly' ? -7 : -1)), until: momentOf(day) }
}
