import { parseTableRows } from './table-rows'

export interface ChartData {
  labels: string[]
  /** indexes of the labels that an editor marked with a star */
  highlights: number[]
  series: { name: string; values: (number | null)[] }[]
}

const star = /\s*\*$/
/** `Number` also reads `0x10`, `1e3` and `Infinity`. */
const decimal = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)$/

/**
 * Parses the data of a chart: the head names the series, every line after it is a label with a value for each. Numbers
 * in Dutch notation (`1.234,5`); an empty cell or a dash is unknown. A star after a label highlights it.
 * @throws Error with a Dutch sentence that names the line
 */
export function parseChartRows(text: string): ChartData {
  const { head, rows } = parseTableRows(text, 'grafiek')
  const names = head.slice(1)
  if (names.length < 1 || names.length > 4) throw new Error('Een grafiek heeft één tot vier reeksen.')
  if (rows.length < 2) throw new Error('Een grafiek heeft minstens twee punten.')
  const labels = rows.map(([label = '']) => label)
  const values = rows.map((row, index) => row.slice(1).map((cell) => parseNumber(cell, row[0] || `regel ${index + 2}`)))
  return {
    labels: labels.map((label) => label.replace(star, '')),
    highlights: labels.flatMap((label, index) => (star.test(label) ? index : [])),
    series: names.map((name, column) => ({ name, values: values.map((row) => row[column] ?? null) })),
  }
}

function parseNumber(cell: string, label: string): number | null {
  const bare = cell.replace(/[\s€%]/g, '').replace('−', '-')
  if (bare === '' || bare === '-' || bare === '–') return null
  const plain = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(bare) ? bare.replaceAll('.', '') : bare
  const value = Number(plain.replace(',', '.'))
  if (!decimal.test(plain) || !Number.isFinite(value))
    throw new Error(`Bij ${label} staat “${cell}”: dat is geen getal.`)
  return value
}
