import { cleanText } from '@gevel/contract/clean-text'
import type { FigureSeries } from '@gevel/contract/figures'
import writeXlsxFile from 'write-excel-file/node'
import { fileRows } from './file-cells.ts'

/** A series as a workbook of one sheet: numbers are numbers, with the decimals of the series. */
export async function xlsxFile(series: FigureSeries): Promise<Buffer> {
  const { head, rows } = fileRows(series)
  const format = series.decimals > 0 ? `#,##0.${'0'.repeat(series.decimals)}` : '#,##0'
  const data = [
    [{ value: cleanText(`${series.title} (${series.unit}). Bron: ${series.source}`) }],
    head.map((value) => ({ value: cleanText(value), fontWeight: 'bold' as const })),
    ...rows.map(([period, ...values]) => [
      { value: period },
      ...values.map((value) => (value === null ? null : { value, type: Number, format })),
    ]),
  ]
  return writeXlsxFile(data, { columns: head.map((_, at) => ({ width: at === 0 ? 22 : 16 })) }).toBuffer()
}
