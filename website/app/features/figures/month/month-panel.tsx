import { periodName } from '@gevel/contract/figure-periods'
import type { FigureSeries } from '@gevel/contract/figures'
import { figureHref, href } from '@gevel/contract/hrefs'
import { useId } from 'react'
import { FigureChart } from '../../../ui/figures/figure-chart.tsx'
import { capitalised, figureText } from '../../../ui/figures/figure-text.ts'
import { Link } from '../../../ui/links/link.tsx'
import { THEMES } from '../figure-themes.ts'
import { summariesOf, yearBeforeName } from '../summarise.ts'
import { YearChangeLine } from './year-change-line.tsx'

/** The newest value of a series, large beside a small chart; of an index, that of its first part. */
export function MonthPanel({ title, series }: { title: string; series: FigureSeries }) {
  const id = useId()
  const [summary] = summariesOf(series)
  if (!summary) return null
  const { name, from, newest } = summary
  const period = periodName(series.periodKind, from)
  // the suffix of the value is the unit, in short
  const measure = series.suffix === null ? `${capitalised(series.unit)}, ${period}` : capitalised(period)
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
          <p className="head text-4xl">{figureText(newest.now, series)}</p>
        </div>
        <div className="stack gap-2.5 mt-4">
          <p className="text-sm">{name === series.title ? measure : `${name}. ${measure}`}</p>
          <YearChangeLine change={newest.change} before={yearBeforeName(series, from)} />
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
