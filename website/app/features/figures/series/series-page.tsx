import type { FigureSeries } from '@gevel/contract/figures'
import { figureHref, href } from '@gevel/contract/hrefs'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { KeyFigures } from '../../../ui/facts.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { StructuredData } from '../../../ui/page/structured-data.tsx'
import { FigureDrawing } from '../figure-drawing.tsx'
import { THEMES } from '../figure-themes.ts'
import { datasetData } from './dataset-data.ts'
import { SeriesAside } from './series-aside.tsx'
import { seriesFacts } from './series-facts.ts'
import { SeriesFiles } from './series-files.tsx'
import { ValuesTable } from './values-table.tsx'

interface SeriesPageProps {
  series: FigureSeries
  /** of the same theme */
  others: { slug: string; title: string }[]
}

/** `/marktcijfers/{slug}`: a series with all of its values. */
export function SeriesPage({ series, others }: SeriesPageProps) {
  const { title, intro, unit, source, theme } = series
  const path = figureHref(series)
  const above = [
    { label: 'Marktcijfers', href: href('/marktcijfers') },
    { label: THEMES[theme].title, href: `${href('/marktcijfers')}#${THEMES[theme].id}` },
  ]
  return (
    <div className="wrap figures">
      <PageMeta title={title} description={intro ?? `${title}, in ${unit}. Bron: ${source}.`} path={path} />
      <StructuredData data={(origin) => datasetData(series, origin)} />
      <Breadcrumbs above={above} here={title} />
      <header className="page-head">
        <h1>{title}</h1>
        {intro && <p>{intro}</p>}
      </header>
      <KeyFigures facts={seriesFacts(series)} />
      <div className="columns mt-8">
        <div className="stack-lg lg:col-span-8">
          <section aria-labelledby="grafiek" className="stack">
            <Lintel id="grafiek" title={`Ontwikkeling (${unit})`} />
            <FigureDrawing series={series} size="page" />
            <p className="source">Bron: {source}</p>
            <SeriesFiles series={series} />
          </section>
          <section aria-labelledby="tabel">
            <Lintel id="tabel" title="Alle cijfers" />
            <ValuesTable series={series} />
          </section>
        </div>
        <SeriesAside series={series} others={others} />
      </div>
    </div>
  )
}
