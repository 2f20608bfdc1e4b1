export interface TableRows {
  head: string[]
  rows: string[][]
}

/**
 * Parses the rows an editor typed or pasted: a line per row, cells separated by tabs (from a spreadsheet) or `|`
 * (Markdown, with optional outer ones and dashes line); the first line is the head. Short rows are padded.
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

function splitLines(text: string): { number: number; cells: string[] }[] {
  const separator = text.includes('\t') ? '\t' : '|'
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ number: index + 1, line: separator === '|' ? line.trim().replace(/^\||\|$/g, '') : line }))
    .filter(({ line }) => line.trim() !== '' && !/^[\s|:-]+$/.test(line))
    .map(({ number, line }) => ({ number, cells: line.split(separator).map((cell) => cell.trim()) }))
}
