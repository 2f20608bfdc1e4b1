import type { FigureSeries } from '@gevel/contract/figures'
import { figureHref, href } from '@gevel/contract/hrefs'
import type { Dataset } from 'schema-dts'

/** Google requires a description of 50 characters, also of a series with a short title and nothing else. */
const ABOUT = 'Marktcijfers over doe-het-zelven, wonen, tuin en bouwmaterialen in Nederland.'

/** A series as schema.org `Dataset`, for search engines. */
export function datasetData(series: FigureSeries, origin: string): Exclude<Dataset, string> {
  const { title, intro, unit, source, method, parts, points, changedAt, access, slug } = series
  const [first, last] = [points[0], points.at(-1)]
  const file = (format: string) => origin + href('/marktcijfers/:slug/bestand/:format', { slug, format })
  return {
    '@type': 'Dataset',
    name: title,
    description: [intro, `${title} in ${unit}. Bron: ${source}.`, method, ABOUT]
      .filter(Boolean)
      .join(' ')
      .slice(0, 5000),
    url: origin + figureHref(series),
    inLanguage: 'nl',
    isAccessibleForFree: access === 'free',
    creator: { '@type': 'Organization', name: source },
    ...(changedAt && { dateModified: changedAt }),
    ...(first && last && { temporalCoverage: `${first.from}/${last.from}` }),
    spatialCoverage: { '@type': 'Place', name: 'Nederland' },
    ...(method && { measurementTechnique: method }),
    variableMeasured: parts.map(({ name }) => ({ '@type': 'PropertyValue', name, unitText: unit })),
    distribution: [
      { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: file('csv') },
      {
        '@type': 'DataDownload',
        encodingFormat: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        contentUrl: file('xlsx'),
      },
    ],
  }
}
