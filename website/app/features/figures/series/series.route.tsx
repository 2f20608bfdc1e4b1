import { figureHref, href } from '@gevel/contract/hrefs'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import { redirectToCanonical } from '../../../routing/urls/canonical-slug.ts'
import styles from '../../../styles/features/figures.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { KeyFigures } from '../../../ui/facts.tsx'
import { FigureDrawing } from '../../../ui/figures/figure-drawing.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { StructuredData } from '../../../ui/page/structured-data.tsx'
import { THEMES } from '../figure-themes.ts'
import { findFigures, listFigures } from '../figures.server.ts'
import type { Route } from './+types/series.route.ts'
import { datasetData } from './dataset-data.ts'
import { SeriesAside } from './series-aside.tsx'
import { seriesFacts } from './series-facts.ts'
import { SeriesFiles } from './series-files.tsx'
import { ValuesTable } from './values-table.tsx'

export const handle: RouteHandle = {}

export const links = styleSheets(styles)

export async function loader(args: Route.LoaderArgs) {
  const { request, params, url } = args
  const [series, all] = await load(args, Promise.all([findFigures(request, params.slug), listFigures(request)]))
  if (!series) pageNotFound(url)
  redirectToCanonical(url, figureHref(series))
  const others = all.filter(({ slug, theme }) => theme === series.theme && slug !== series.slug)
  return { series, others: others.map(({ slug, title }) => ({ slug, title })) }
}

/** `/marktcijfers/{slug}`: a series with all of its values. */
export default function SeriesRoute({ loaderData: { series, others } }: Route.ComponentProps) {
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
      <KeyFigures facts={seriesFacts(series)} isNeutral={series.theme === 'prices'} />
      <div className="columns mt-8">
        <section aria-labelledby="grafiek" className="stack lg:col-span-8">
          <Lintel id="grafiek" title={`Ontwikkeling (${unit})`} />
          <FigureDrawing series={series} size="page" />
          <p className="source">Bron: {source}</p>
          <SeriesFiles series={series} />
        </section>
        <SeriesAside series={series} others={others} />
        <section aria-labelledby="tabel" className="lg:col-span-8">
          <Lintel id="tabel" title="Alle cijfers" />
          <ValuesTable series={series} />
        </section>
      </div>
    </div>
  )
}
