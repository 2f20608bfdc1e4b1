/**
 * A row of a CSV file (RFC 4180). Cells are quoted, and never a formula for a spreadsheet (CWE-1236): names are untrusted
 * input.
 * @param separator Dutch spreadsheets expect a semicolon, programs a comma
 */
export function csvRow(cells: readonly (string | number)[], separator: ';' | ','): string {
  return `${cells.map(cellOf).join(separator)}\r\n`
}

/** By which spreadsheets recognise UTF-8. */
export const byteOrderMark = '\uFEFF'

function cellOf(value: string | number): string {
  const text = String(value)
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
