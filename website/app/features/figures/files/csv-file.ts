import type { FigureSeries } from '@gevel/contract/figures'
import { fileRows } from './file-cells.ts'

/**
 * A series as CSV for a Dutch spreadsheet: semicolons, decimal commas and a byte order mark. It can be imported again
 * as it is.
 */
export function csvFile(series: FigureSeries): string {
  const { head, rows } = fileRows(series)
  const lines = [head.map(cell), ...rows.map(([period, ...values]) => [cell(period), ...values.map(number)])]
  return `\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`
}

function number(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',')
}

/** A text that a spreadsheet would take for a formula is quoted by an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
