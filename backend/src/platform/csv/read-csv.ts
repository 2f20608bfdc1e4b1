import { CsvError, parse } from 'csv-parse/sync'

/** The limits of one import; a request of more bytes is rejected before it is read. */
const mostLines = 20_000
const mostColumns = 20

export interface CsvRow {
  /** its line in the file, from 1 */
  line: number
  cells: string[]
}

export interface LineError {
  line: number
  problem: string
}

const delimiters = [';', '\t', ',', '|'] as const

/**
 * Reads the rows of a CSV text, with or without a byte order mark, with any usual delimiter; empty lines are left out.
 * A text that cannot be read has an error instead.
 */
export function readCsv(text: string): { rows: CsvRow[]; error: LineError | null } {
  const bare = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const lines = bare.split('\n').length
  if (lines > mostLines + 1)
    return failed(mostLines + 1, `het bestand heeft ${lines} regels, hoogstens ${mostLines} kunnen in één keer`)
  if (bare.includes('\0')) return failed(1, 'dit is geen tekstbestand: bewaar het als CSV')
  try {
    const rows: CsvRow[] = []
    parse(bare, {
      delimiter: delimiterOf(bare),
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 20_000,
      on_record: (record: string[], { lines: line }) => {
        rows.push({ line, cells: record.map((cell) => cell.trim()) })
        // the parser need not collect it too
        return null
      },
    })
    const wide = rows.find(({ cells }) => cells.length > mostColumns)
    if (wide) return failed(wide.line, `er zijn ${wide.cells.length} kolommen, hoogstens ${mostColumns} kunnen`)
    return { rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')), error: null }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = 'lines' in error ? Number(error.lines) : 1
    return failed(line || 1, 'een aanhalingsteken op deze regel wordt niet gesloten of staat op een vreemde plek')
  }
}

function failed(line: number, problem: string) {
  return { rows: [], error: { line, problem } }
}

/** The delimiter that occurs most in the head; a semicolon in a head of one column. */
function delimiterOf(text: string): string {
  const head = text.split('\n').find((line) => line.trim() !== '') ?? ''
  const counts = delimiters.map((delimiter) => head.split(delimiter).length - 1)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ';'
}
