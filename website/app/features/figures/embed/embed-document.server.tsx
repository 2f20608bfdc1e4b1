import type { FigureSeries } from '@gevel/contract/figures'
import { figureHref } from '@gevel/contract/hrefs'
import { renderToStaticMarkup } from 'react-dom/server'
import { env } from '../../../config/env.server.ts'
import figureStyles from '../../../styles/features/figures.css?url'
import styles from '../../../styles/site.css?url'
import { FigureChart } from '../../../ui/figures/figure-chart.tsx'

/**
 * Every site may frame this page: it has no script, no form and no link that acts for a reader. It is the only page
 * with that policy.
 */
export const embedHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; '),
  'X-Robots-Tag': 'noindex',
}

/** A complete document with the chart of a series, its unit and its source, which links to the page of the series. */
export function embedDocument(series: FigureSeries): string {
  const { title, unit, source } = series
  const page = env.SITE_URL + figureHref(series)
  const document = renderToStaticMarkup(
    <html lang="nl" data-edition="general">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{`${title} | Gevel`}</title>
        <link rel="canonical" href={page} />
        <link rel="stylesheet" href={styles} />
        <link rel="stylesheet" href={figureStyles} />
      </head>
      <body className="embed">
        <main className="fig">
          <h1>{title}</h1>
          <FigureChart series={series} size="page" />
          <p className="source">
            In {unit}. Bron: {source}.{' '}
            <a className="link" href={page} target="_blank" rel="noopener">
              Meer bij Gevel
            </a>
          </p>
        </main>
      </body>
    </html>,
  )
  return `<!DOCTYPE html>${document}`
}
