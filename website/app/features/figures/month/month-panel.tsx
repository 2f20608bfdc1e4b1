import { periodName } from '@gevel/contract/figure-periods'
import { capitalised, largeFigureText } from '@gevel/contract/figure-text'
import type { FigureSeries } from '@gevel/contract/figures'
import { figureHref, href } from '@gevel/contract/hrefs'
import { useId } from 'react'
import { FigureChart } from '../../../ui/figures/figure-chart.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { THEMES } from '../figure-themes.ts'
import { summariesOf, yearBeforeName } from '../summarise.ts'
import { PartsTable } from './parts-table.tsx'
import { YearChangeLine } from './year-change-line.tsx'

/** The newest value of a series, large beside a small chart; of an index, those of all its parts. */
export function MonthPanel({ title, series }: { title: string; series: FigureSeries }) {
  const id = useId()
  const summaries = summariesOf(series)
  const [first] = summaries
  if (!first) return null
  const period = periodName(series.periodKind, first.from)
  const before = yearBeforeName(series, first.from)
  // the suffix of the value is the unit, in short
  const measure = series.suffix === null ? `${capitalised(series.unit)}, ${period}` : capitalised(period)
  const isOne = summaries.length === 1
  return (
    <section className="columns items-center" aria-labelledby={id}>
      <div className="fig-panel__text lg:col-span-5">
        <div className="stack gap-2.5">
          <p className="kicker">
            {title}: {THEMES[series.theme].title.toLowerCase()}
          </p>
          <h2 id={id}>
            <Link href={figureHref(series)} prefetch>
              {series.title}
            </Link>
          </h2>
          {isOne && <p className="head text-4xl">{largeFigureText(first.newest.now, series)}</p>}
        </div>
        {!isOne && <PartsTable series={series} summaries={summaries} before={before} />}
        <div className="stack gap-2.5 mt-4">
          <p className="text-sm">{measure}</p>
          {isOne && <YearChangeLine change={first.newest.change} before={before} theme={series.theme} />}
          <p className="source">Bron: {series.source}</p>
          <p>
            <Link className="link" href={href('/marktcijfers')}>
              Alle marktcijfers
            </Link>
          </p>
        </div>
      </div>
      <div className="lg:col-span-7">
        <FigureChart series={series} size="panel" />
      </div>
    </section>
  )
}
