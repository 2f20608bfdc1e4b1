import { addDays, daysOf } from '@gevel/contract/days'
import type { OwnVacancy } from '@gevel/contract/own-vacancies'

type Day = OwnVacancy['days'][number]

/** As many days as the chart has. */
const shownDays = 14

/** The days of the chart, those without anything too: the last fortnight, or of a vacancy that is over its last one. */
export function chartDays({ days, endedAt }: Pick<OwnVacancy, 'days' | 'endedAt'>, today: string): Day[] {
  const first = days[0]?.day
  const last = endedAt === null ? today : (days.at(-1)?.day ?? today)
  if (first === undefined) return []
  const from = [first, addDays(last, 1 - shownDays)].toSorted()[1] ?? first
  const byDay = new Map(days.map((one) => [one.day, one]))
  return daysOf({ from, until: last }).map(
    (day) => byDay.get(day) ?? { day, views: 0, saves: 0, clicks: 0, applications: 0 },
  )
}
