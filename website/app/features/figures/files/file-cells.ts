import { csvText } from '@gevel/contract/csv'
import { periodName } from '@gevel/contract/figure-periods'
import type { FigureSeries } from '@gevel/contract/figures'

/** The rows of a file: its head, where a single column is called by its unit, then a period with the value of each part, oldest first. */
export function fileRows({ parts, points, periodKind, unit }: FigureSeries): {
  head: string[]
  rows: [period: string, ...values: (number | null)[]][]
} {
  return {
    head: ['periode', ...parts.map(({ code, name }) => (parts.length === 1 ? unit : name || code))],
    rows: points.map(({ from, values }) => [periodName(periodKind, from), ...values]),
  }
}

/** A series as CSV. It can be imported again as it is. */
export function csvFile(series: FigureSeries): string {
  const { head, rows } = fileRows(series)
  return csvText([head, ...rows], series.decimals)
}
