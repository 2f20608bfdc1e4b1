export interface TableRows {
  head: string[]
  rows: string[][]
}

/**
 * Reads the rows an editor typed or pasted: a line a row, cells by tab (a spreadsheet's) or `|` (Markdown's, outer ones and
 * the dashes line allowed); the first line is the head. Short rows are filled up.
 * @param thing what an editor calls what the rows are of
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
