import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import type { AlertRhythm } from '@gevel/contract/vacancy-alerts'

const monday = 1

/** The Dutch day of the next digest after this moment: tomorrow, or the next Monday. */
export function nextDigestDay(rhythm: AlertRhythm, at: Date): string {
  const today = dutchDay(at)
  if (rhythm === 'daily') return addDays(today, 1)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, (monday - weekday + 7) % 7 || 7)
}
