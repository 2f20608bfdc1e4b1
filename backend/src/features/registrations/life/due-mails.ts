import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'

/** What visitors are mailed about an event by its days, each once. */
export type DayMail = '7-days' | '1-day' | 'thanks'

interface EventDays {
  startsAt: Date
  endsAt: Date
  /** whether there is a recap to read */
  hasRecap: boolean
}

/** From this hour of a day on, in Dutch time. */
const fromHour = 9
/** How long the thanks wait for a recap, in days after the event. */
const recapDays = 7
/** After how many days nobody is thanked any more. */
const thanksDays = 14

const hours = new Intl.DateTimeFormat('nl-NL', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Amsterdam' })

/**
 * The mail that is due about an event at a moment; undefined for none. It stays due for some days, so that nobody misses it when nothing ran
 * on its day.
 */
export function dueMail({ startsAt, endsAt, hasRecap }: EventDays, at: Date): DayMail | undefined {
  if (Number(hours.format(at)) < fromHour) return undefined
  const today = dutchDay(at)
  const [first, last] = [dutchDay(startsAt), dutchDay(endsAt)]
  if (at < startsAt) {
    if (today >= addDays(first, -1)) return '1-day'
    return today >= addDays(first, -7) ? '7-days' : undefined
  }
  const isTime = today >= addDays(last, hasRecap ? 1 : recapDays) && today <= addDays(last, thanksDays)
  return isTime ? 'thanks' : undefined
}

/** Whoever registered or got the ticket after this day knows it already. */
export function lastKnownDay(kind: DayMail, { startsAt }: Pick<EventDays, 'startsAt'>): string {
  const first = dutchDay(startsAt)
  if (kind === 'thanks') return first
  return addDays(first, kind === '7-days' ? -8 : -2)
}
