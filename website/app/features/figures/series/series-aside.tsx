import type { FigureSeries } from '@gevel/contract/figures'
import { figureHref, href } from '@gevel/contract/hrefs'
import { Link } from '../../../ui/links/link.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { longDate } from '../../../ui/text/dates.ts'

/** Beside a series: how it was measured, when it changes, and the other series of its theme. */
export function SeriesAside({ series, others }: { series: FigureSeries; others: { slug: string; title: string }[] }) {
  const { method, source, changedAt, nextOn } = series
  return (
    <aside className="joint stack-lg series-aside lg:col-span-4" aria-label="Toelichting">
      <section aria-labelledby="meting">
        <Lintel id="meting" title="Zo is gemeten" />
        <div className="stack text-sm">
          {method && <p>{method}</p>}
          <p>Bron: {source}.</p>
          {changedAt && (
            <p className="muted">
              Bijgewerkt op <time dateTime={changedAt}>{longDate(changedAt)}</time>.
            </p>
          )}
        </div>
      </section>
      {nextOn && (
        <div className="notice stack gap-2.5">
          <p>
            <strong>Volgende cijfers</strong>
            <time dateTime={nextOn}>{longDate(nextOn)}</time>
          </p>
          <p>Wat zij betekenen, staat die ochtend in de nieuwsbrief.</p>
          <p>
            <Link className="btn btn--quiet" href={href('/nieuwsbrief')}>
              Mail mij
            </Link>
          </p>
        </div>
      )}
      {others.length > 0 && (
        <section aria-labelledby="andere-reeksen">
          <Lintel id="andere-reeksen" title="Meer over dit thema" />
          <ul className="courses">
            {others.map((other) => (
              <li key={other.slug} className="story">
                <h3>
                  <Link href={figureHref(other)} prefetch>
                    {other.title}
                  </Link>
                </h3>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
