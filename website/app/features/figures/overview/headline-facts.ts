import { periodName } from '@gevel/contract/figure-periods'
import { largeFigureText } from '@gevel/contract/figure-text'
import type { Fact } from '@gevel/contract/primitives'
import { nameInTheme, type Theme } from '../figure-themes.ts'
import { changeFact, summariesOf, yearBeforeName } from '../summarise.ts'

const MOST = 4

/** The newest value of each series of a theme with its period, large at the top of the page: they differ in length. */
export function headlineFacts({ title, series }: Theme): Fact[] {
  const lines = series.flatMap((one) => summariesOf(one).map((summary) => ({ one, summary })))
  return lines.slice(0, MOST).map(({ one, summary: { name, from, newest } }) => ({
    // the period stays on one line
    label: `${nameInTheme(name, title)}, ${periodName(one.periodKind, from).replaceAll(' ', '\u00a0')}`,
    value: largeFigureText(newest.now, one),
    ...changeFact(newest.change, yearBeforeName(one, from)),
  }))
}
