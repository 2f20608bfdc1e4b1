import { periodName } from '@gevel/contract/figure-periods'
import { capitalised, figureText } from '@gevel/contract/figure-text'
import type { Fact } from '@gevel/contract/primitives'
import type { Theme } from '../figure-themes.ts'
import { changeFact, summariesOf, yearBeforeName } from '../summarise.ts'

const MOST = 4

/** The newest value of each series of a theme with its period, large at the top of the page: they differ in length. */
export function headlineFacts({ title, series }: Theme): Fact[] {
  const lines = series.flatMap((one) => summariesOf(one).map((summary) => ({ one, summary })))
  return lines.slice(0, MOST).map(({ one, summary: { name, from, newest } }) => ({
    // the period stays on one line
    label: `${withoutTheme(name, title)}, ${periodName(one.periodKind, from).replaceAll(' ', '\u00a0')}`,
    value: figureText(newest.now, one),
    ...changeFact(newest.change, yearBeforeName(one, from)),
  }))
}

/** `Omzet van tuincentra` is `Tuincentra` below the heading Omzet. */
function withoutTheme(name: string, theme: string): string {
  const rest = name.replace(new RegExp(`^${theme} van (de |het )?`, 'i'), '')
  return capitalised(rest)
}
