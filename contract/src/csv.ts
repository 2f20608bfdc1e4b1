import { cleanText } from './clean-text.ts'

/** A cell of a file for spreadsheets; null is empty. */
export type FileCell = string | number | null

/**
 * Rows as CSV for a Dutch spreadsheet: semicolons, decimal commas, a byte order mark, and no text that a spreadsheet
 * would run as a formula.
 * @param decimals that each number has at least: with 1, 74 is `74,0`
 */
export function csvText(rows: readonly (readonly FileCell[])[], decimals = 0): string {
  const cell = (value: FileCell) => {
    if (value === null) return ''
    return typeof value === 'number' ? numberCell(value, decimals) : textCell(value)
  }
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

function numberCell(value: number, decimals: number): string {
  const [whole = '', fraction = ''] = String(value).split('.')
  const digits = fraction.padEnd(decimals, '0')
  return digits === '' ? whole : `${whole},${digits}`
}

/** A text that a spreadsheet would take for a formula is quoted by an apostrophe. */
function textCell(given: string): string {
  const text = cleanText(given)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
