import { CsvError, parse } from 'csv-parse/sync'

export interface TableRows {
  head: string[]
  rows: string[][]
}

/**
 * Parses the rows an editor typed or pasted: a line per row, cells separated by tabs (from a spreadsheet) or `|`
 * (Markdown, with optional outer ones and dashes line); the first line is the head. Short rows are padded. A cell of a
 * spreadsheet can have several lines.
 * @param thing Dutch name of what the rows are for
 * @throws Error with a Dutch sentence that names the line
 */
export function parseTableRows(text: string, thing = 'tabel'): TableRows {
  const lines = splitLines(text)
  const head = lines[0]?.cells
  if (!head || lines.length < 2) throw new Error(`Een ${thing} heeft een kopregel en minstens één regel daaronder.`)
  const rows = lines.slice(1).map(({ number, cells }) => {
    if (cells.length > head.length) {
      throw new Error(`Regel ${number} heeft ${cells.length} cellen, de kopregel heeft er ${head.length}.`)
    }
    return [...cells, ...Array<string>(head.length - cells.length).fill('')]
  })
  return { head, rows }
}

interface Line {
  number: number
  cells: string[]
}

function splitLines(text: string): Line[] {
  const lines = text.includes('\t') ? tabbedLines(text.replace(/\r\n?/g, '\n')) : barredLines(text)
  return lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
}

/** Reads cells that were copied from a spreadsheet: one of several lines is quoted, and quotes in it are doubled. */
function tabbedLines(text: string, hasQuotes = true): Line[] {
  const lines: Line[] = []
  try {
    parse(text, {
      delimiter: '\t',
      quote: hasQuotes ? '"' : false,
      relax_quotes: true,
      relax_column_count: true,
      // quotes that a spreadsheet had no reason to add are part of the text
      cast: (cell, { quoting }) => (quoting && !/[\n\t"]/.test(cell) ? `"${cell}"` : cell),
      on_record: (cells: string[], { lines: number }) => {
        lines.push({ number, cells: cells.map((cell) => cell.trim().replace(/\s*\n\s*/g, '\n')) })
        return null
      },
    })
    return lines
  } catch (error) {
    if (!(error instanceof CsvError) || !hasQuotes) throw error
    // a quote that is not closed is part of the text too
    return tabbedLines(text, false)
  }
}

function barredLines(text: string): Line[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ number: index + 1, line: line.trim().replace(/^\||\|$/g, '') }))
    .filter(({ line }) => !/^[\s|:-]*$/.test(line))
    .map(({ number, line }) => ({ number, cells: line.split('|').map((cell) => cell.trim()) }))
}
