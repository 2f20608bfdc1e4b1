import { periodName } from '@gevel/contract/figure-periods'
import { type FigurePart, type FigurePeriodKind, onlyFigurePart } from '@gevel/contract/figures'
import { type CsvRow, type LineError, readCsv } from '../../../platform/csv/read-csv'
import { parsePeriod, periodExample } from './parse-period'
import { type DecimalMark, detectDecimalMark, hasTwoReadings, parseValue, shown } from './parse-value'

/** A value of a file: null deletes the stored one. */
export interface FileValue {
  part: string
  /** first day of the period */
  period: string
  value: number | null
}

export interface ParsedFigures {
  values: FileValue[]
  /** by line; with any of them nothing may be imported */
  errors: LineError[]
}

export interface FigureFile {
  periodKind: FigurePeriodKind
  parts: readonly FigurePart[]
  /** null: found in the file */
  mark: DecimalMark | null
}

/**
 * Parses a CSV file of a series. The head is `periode` and the code or name of each part (`waarde`, or any word, for a
 * series of one part); a part without a column keeps its values.
 */
export function parseFigures(text: string, { periodKind, parts, mark }: FigureFile): ParsedFigures {
  const { rows, error } = readCsv(text)
  if (error) return { values: [], errors: [error] }
  const [head, ...body] = rows
  if (!head || body.length === 0)
    return { values: [], errors: [{ line: 1, problem: 'het bestand heeft geen regels met cijfers onder de kop' }] }
  const { columns, errors } = columnsOf(head, parts, periodKind)
  if (errors.length > 0) return { values: [], errors }
  const cells = body.flatMap((row) => row.cells.slice(1))
  const found = mark ?? detectDecimalMark(cells)
  if (found === null) return { values: [], errors: [unclearMark(body)] }
  return parseRows(body, columns, periodKind, found === 'none' ? ',' : found)
}

/** Forecasts go no further; a later year is a typing error, which would stretch the chart. */
const mostYearsAhead = 10

/** Names the first number of the file that has two readings. */
function unclearMark(rows: readonly CsvRow[]): LineError {
  const row = rows.find(({ cells }) => cells.slice(1).some(hasTwoReadings))
  const cell = row?.cells.slice(1).find(hasTwoReadings) ?? ''
  const problem = `getallen als ${shown(cell)} kunnen duizenden of decimalen zijn: kies hierboven of een komma of een punt de decimalen scheidt`
  return { line: row?.line ?? 1, problem }
}

/** The codes of the columns after the first. */
function columnsOf(head: CsvRow, parts: readonly FigurePart[], periodKind: FigurePeriodKind) {
  const { line, cells } = head
  const [first = '', ...names] = cells
  const errors: LineError[] = []
  const report = (problem: string) => errors.push({ line, problem })
  if (parsePeriod(first, periodKind) !== null)
    report('de eerste regel moet de kop zijn, zoals ‘periode;waarde’, maar begint met een periode')
  else if (names.length === 0)
    report('er is maar één kolom gevonden: scheid kolommen met een puntkomma, een komma of een tab')
  const columns = names.map((name) => codeOf(name, parts))
  columns.forEach((code, at) => {
    if (code === null)
      report(`de kolom ‘${shown(names[at] ?? '')}’ is geen onderdeel; bekend zijn: ${listNames(parts)}`)
    else if (columns.indexOf(code) < at) report(`de kolom ‘${shown(names[at] ?? '')}’ staat er twee keer in`)
  })
  return { columns: columns.filter((code) => code !== null), errors }
}

function codeOf(name: string, parts: readonly FigurePart[]): string | null {
  const lowerName = name.toLowerCase()
  const [only, ...others] = parts
  if (only?.code === onlyFigurePart && others.length === 0) return onlyFigurePart
  return parts.find((part) => part.code === lowerName || part.name.toLowerCase() === lowerName)?.code ?? null
}

const listNames = (parts: readonly FigurePart[]) => parts.map(({ name }) => name).join(', ')

function parseRows(
  rows: readonly CsvRow[],
  columns: readonly string[],
  periodKind: FigurePeriodKind,
  mark: DecimalMark,
): ParsedFigures {
  const values: FileValue[] = []
  const errors: LineError[] = []
  const lineOf = new Map<string, number>()
  for (const { line, cells } of rows) {
    const [name = '', ...given] = cells
    const period = parsePeriod(name, periodKind)
    if (period === null) {
      errors.push({ line, problem: `‘${shown(name)}’ is geen periode; schrijf ${periodExample[periodKind]}` })
      continue
    }
    if (Number(period.slice(0, 4)) > new Date().getUTCFullYear() + mostYearsAhead) {
      errors.push({ line, problem: `${periodName(periodKind, period)} ligt meer dan ${mostYearsAhead} jaar vooruit` })
      continue
    }
    const earlier = lineOf.get(period)
    if (earlier !== undefined) {
      errors.push({ line, problem: `${periodName(periodKind, period)} staat ook op regel ${earlier}` })
      continue
    }
    lineOf.set(period, line)
    const extra = given.slice(columns.length).find((cell) => cell !== '')
    if (extra !== undefined || given.length < columns.length) {
      const problem = `er staan ${given.length} waarden, de kop heeft er ${columns.length}; staat er een komma in een getal die ook kolommen scheidt?`
      errors.push({ line, problem })
      continue
    }
    columns.forEach((part, at) => {
      const parsed = parseValue(given[at] ?? '', mark)
      if (parsed.kind === 'error') errors.push({ line, problem: parsed.problem })
      else if (parsed.kind === 'value') values.push({ part, period, value: parsed.value })
      else if (parsed.kind === 'deletion') values.push({ part, period, value: null })
    })
  }
  return { values, errors }
}
