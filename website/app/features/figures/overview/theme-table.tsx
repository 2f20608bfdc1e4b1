import { periodName } from '@gevel/contract/figure-periods'
import { figureText } from '@gevel/contract/figure-text'
import type { FigureSeries } from '@gevel/contract/figures'
import { figureHref } from '@gevel/contract/hrefs'
import { Link } from '../../../ui/links/link.tsx'
import { ChangeCell } from '../change-cell.tsx'
import { nameInTheme } from '../figure-themes.ts'
import { summariesOf } from '../summarise.ts'

/** The newest value of each series of a theme, with its change against last year and in the year so far. */
export function ThemeTable({ title, series }: { title: string; series: FigureSeries[] }) {
  const hasToDate = series.some((one) => summariesOf(one).some(({ toDate }) => toDate))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-scroll" tabIndex={0} aria-label={`Tabel ${title.toLowerCase()}`}>
      <table className="table figures__summary">
        <caption>{title} in het kort</caption>
        <thead>
          <tr>
            <th scope="col">Reeks</th>
            <th scope="col" className="num">
              Nu
            </th>
            <th scope="col" className="num figures__more">
              Jaar eerder
            </th>
            <th scope="col" className="num">
              Verschil
            </th>
            {hasToDate && (
              <th scope="col" className="num figures__more">
                Dit jaar
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {series.flatMap((one) =>
            summariesOf(one).map(({ name, from, newest, toDate }) => (
              <tr key={`${one.slug} ${name}`}>
                <th scope="row">
                  <Link className="link" href={figureHref(one)}>
                    {nameInTheme(name, title)}
                  </Link>{' '}
                  <small>{periodName(one.periodKind, from)}</small>
                </th>
                <td className="num">{figureText(newest.now, one)}</td>
                <td className="num figures__more">{figureText(newest.before, one)}</td>
                <ChangeCell change={newest.change} theme={one.theme} />
                {hasToDate && <ChangeCell change={toDate?.change ?? null} theme={one.theme} isMore />}
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  )
}
