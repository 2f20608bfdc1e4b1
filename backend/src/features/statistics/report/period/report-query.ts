import { type DayRange, lengthOf } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { type Edition, editionSchema } from '@gevel/contract/editions'
import { z } from 'zod'
import { comparedRange, comparisons, type Period, periods, rangeOf } from './periods'

/** Bounds what a request reads. */
const mostDays = 366
const firstDay = '2000-01-01'

const unknown = (what: string) => `Deze ${what} bestaat niet: kies opnieuw.`
const day = z.iso.date('Dit is geen datum: kies opnieuw.').optional()

/** What a report is about. */
export interface Report {
  period: Period
  range: DayRange
  /** the days to compare with */
  compared: DayRange | null
  edition: Edition | undefined
  /** in the Netherlands */
  today: string
}

/** The query of the screen and of its requests; `eigen` is the period from `van` until `tot`. */
export const reportQuery = z
  .object({
    periode: z.enum(periods, unknown('periode')).default('vandaag'),
    vergelijking: z.enum(comparisons, unknown('vergelijking')).default('vorige-periode'),
    editie: z.enum(editionSchema.options, unknown('editie')).optional(),
    van: day,
    tot: day,
  })
  .transform(({ periode: period, vergelijking, editie, van, tot }, ctx): Report => {
    const today = dutchDay(new Date())
    const range = period === 'eigen' ? { from: van ?? '', until: tot ?? '' } : rangeOf(period, today)
    const problem = period === 'eigen' && problemOf(range, today)
    if (problem) {
      ctx.addIssue({ code: 'custom', path: ['van'], message: problem })
      return z.NEVER
    }
    return { period, range, compared: comparedRange(period, range, vergelijking), edition: editie, today }
  })

function problemOf(range: DayRange, today: string): string | undefined {
  const { from, until } = range
  if (!from || !until) return 'Kies de eerste en de laatste dag van de periode.'
  if (from > until) return 'De eerste dag van de periode ligt na de laatste. Draai ze om.'
  if (from > today) return 'Deze periode ligt in de toekomst. Kies een eerdere.'
  if (until > today) return 'De laatste dag ligt in de toekomst. Kies vandaag of eerder.'
  if (from < firstDay) return 'Voor 2000 is er niets geteld. Kies een latere eerste dag.'
  return lengthOf(range) > mostDays ? 'Een periode is hoogstens een jaar. Kies minder dagen.' : undefined
}
