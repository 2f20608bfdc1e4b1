import { cleanText } from './clean-text.ts'

/** A cell of a file for spreadsheets; null is empty. */
export type FileCell = string | number | null

/**
 * Rows as CSV for a Dutch spreadsheet: semicolons, decimal commas, a byte order mark, and no text that a spreadsheet
 * would run as a formula.
 */
export function csvText(rows: readonly (readonly FileCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

function cell(value: FileCell): string {
  if (value === null) return ''
  return typeof value === 'number' ? String(value).replace('.', ',') : textCell(value)
}

/** A text that a spreadsheet would take for a formula is quoted by an apostrophe. */
function textCell(given: string): string {
  const text = cleanText(given)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
