import { cleanText } from '@gevel/contract/clean-text'
import type { FileCell } from '@gevel/contract/csv'
import writeXlsxFile from 'write-excel-file/node'

const [narrowest, widest] = [10, 50]

/**
 * Rows as an Excel workbook of one sheet, the first of them its head. A text is a text, whatever it begins with: no spreadsheet takes it
 * for a formula.
 */
export async function workbookOf(rows: readonly (readonly FileCell[])[]): Promise<Buffer> {
  const [head = [], ...others] = rows
  const data = [
    head.map((cell) => ({ value: String(cell ?? ''), fontWeight: 'bold' as const })),
    ...others.map((row) => row.map(cellOf)),
  ]
  const columns = head.map((_, at) => ({
    width: Math.max(narrowest, ...rows.map((row) => Math.min(String(row[at] ?? '').length + 2, widest))),
  }))
  return writeXlsxFile(data, { columns, stickyRowsCount: 1 }).toBuffer()
}

function cellOf(value: FileCell) {
  if (value === null || value === '') return null
  return typeof value === 'number' ? { value, type: Number } : { value: cleanText(value), type: String }
}
