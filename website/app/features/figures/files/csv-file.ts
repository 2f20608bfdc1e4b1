import { csvText } from '@gevel/contract/csv'
import type { FigureSeries } from '@gevel/contract/figures'
import { fileRows } from './file-cells.ts'

/** A series as CSV. It can be imported again as it is. */
export function csvFile(series: FigureSeries): string {
  const { head, rows } = fileRows(series)
  return csvText([head, ...rows])
}
