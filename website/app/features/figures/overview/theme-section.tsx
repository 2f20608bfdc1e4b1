import { capitalised } from '@gevel/contract/figure-text'
import { figureHref } from '@gevel/contract/hrefs'
import { FigureDrawing } from '../../../ui/figures/figure-drawing.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { nameInTheme } from '../figure-themes.ts'
import { recentPoints } from '../recent-points.ts'
import type { ThemeWithNews } from './theme-news.server.ts'
import { ThemeNews } from './theme-news.tsx'
import { ThemeTable } from './theme-table.tsx'

/** A theme: the large chart of its first series, the others and the news beside it, and a table of all. */
export function ThemeSection({ theme: { id, title, series, news } }: { theme: ThemeWithNews }) {
  const [lead, ...others] = series
  if (!lead) return null
  return (
    <section aria-labelledby={id} className="figures__theme">
      <Lintel id={id} title={title} />
      <div className="columns">
        <div className="stack lg:col-span-8">
          <article className="stack">
            <h3>
              <Link href={figureHref(lead)}>{nameInTheme(lead.title, title)}</Link>
            </h3>
            {lead.intro && <p>{lead.intro}</p>}
            <FigureDrawing series={recentPoints(lead, 'page')} size={others.length > 2 ? 'tall' : 'page'} />
            <p className="source">
              {capitalised(lead.unit)}. Bron: {lead.source}.{' '}
              <Link className="link" href={figureHref(lead)}>
                Alle waarden, als CSV en Excel
              </Link>
            </p>
          </article>
          <ThemeTable title={title} series={series} />
        </div>
        {(others.length > 0 || news.length > 0) && (
          <div className="joint figures__others lg:col-span-4">
            {others.map((one) => (
              <article key={one.slug} className="stack">
                <h3>
                  <Link href={figureHref(one)}>{nameInTheme(one.title, title)}</Link>
                </h3>
                <FigureDrawing series={recentPoints(one, 'small')} size="small" />
                <p className="source">
                  {capitalised(one.unit)}.{' '}
                  <Link className="link" href={figureHref(one)}>
                    Alle waarden
                  </Link>
                </p>
              </article>
            ))}
            {news.length > 0 && <ThemeNews title={title} news={news} />}
          </div>
        )}
      </div>
    </section>
  )
}
