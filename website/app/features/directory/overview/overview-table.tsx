import { changeText, figureNumber } from '@gevel/contract/figure-text'
import { partnerHref, partnerIndexHref } from '@gevel/contract/hrefs'
import { Link } from '../../../ui/links/link.tsx'
import { KIND_INDEX_TITLES } from '../kind-index-titles.ts'
import { totalCounts, type YearCounts } from './chain-year.ts'
import type { Overview } from './load-overview.server.ts'
import { SortHead } from './sort-head.tsx'

interface OverviewTableProps extends Pick<Overview, 'isNewest' | 'sort' | 'groups'> {
  year: number
}

/** The chains by kind with their totals; its heads are links that sort it. */
export function OverviewTable({ year, isNewest, sort, groups }: OverviewTableProps) {
  const columns = [
    ['keten', 'Keten'],
    // the answer first: a phone shows no more
    ['eind', isNewest ? 'Laatste opgave' : `1\u00a0januari ${year + 1}`],
    ['verschil', 'Verschil'],
    ['groei', 'Groei'],
    ['begin', `1\u00a0januari ${year}`],
    ['geopend', 'Geopend'],
    ['gesloten', 'Gesloten'],
    ['formule', 'Formule'],
    ['moederbedrijf', 'Moederbedrijf'],
  ] as const
  const all = groups.flatMap(({ rows }) => rows)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-scroll" tabIndex={0} aria-label={`Tabel stand van zaken ${year}`}>
      <table className="table chains__table">
        <caption>Winkels per keten in {year}</caption>
        <thead>
          <tr>
            {columns.map(([column, label], at) => (
              <SortHead
                key={column}
                column={column}
                isNumber={at > 0 && at < 7}
                sort={sort}
                year={isNewest ? null : year}
              >
                {label}
              </SortHead>
            ))}
          </tr>
        </thead>
        {groups.map(({ kind, rows }) => (
          <tbody key={kind}>
            <tr className="chains__kind">
              <th scope="rowgroup" colSpan={columns.length}>
                <Link href={partnerIndexHref(kind)}>{KIND_INDEX_TITLES[kind]}</Link>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.chain.id}>
                <th scope="row">
                  <Link href={partnerHref(row.chain)} prefetch>
                    {row.chain.name}
                  </Link>
                </th>
                <Counts counts={row} />
                <td>{row.chain.formula ?? '–'}</td>
                <td>{row.chain.parent ?? '–'}</td>
              </tr>
            ))}
            {rows.length > 1 && (
              <tr className="chains__total">
                <th scope="row">{KIND_INDEX_TITLES[kind]} samen</th>
                <Counts counts={totalCounts(rows)} />
                <td colSpan={2} />
              </tr>
            )}
          </tbody>
        ))}
        {groups.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">Alle {all.length} ketens</th>
              <Counts counts={totalCounts(all)} />
              <td colSpan={2} />
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}

function Counts({ counts: { start, opened, closed, end, change, growth } }: { counts: YearCounts }) {
  const direction = !change ? '' : change < 0 ? ' down' : ' up'
  return (
    <>
      <td className="num">{countText(end)}</td>
      <td className={`num${direction}`}>{signed(change)}</td>
      <td className={`num${direction}`}>{changeText(growth) ?? '–'}</td>
      {[start, opened, closed].map((count, at) => (
        <td key={at} className="num">
          {countText(count)}
        </td>
      ))}
    </>
  )
}

function countText(count: number | null): string {
  return count === null ? '–' : figureNumber(count, 0)
}

/** `+4`: a difference, with its sign. */
function signed(change: number | null): string {
  if (change === null) return '–'
  return change > 0 ? `+${figureNumber(change, 0)}` : figureNumber(change, 0)
}
