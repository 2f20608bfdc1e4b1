import { Fragment, type ReactNode } from 'react'

interface DataTableProps {
  caption: string | null
  source: string | null
  head: string[]
  rows: string[][]
}

/**
 * A table whose texts wrap. On a phone a table with sentences shows its cells below each other, each with the name of
 * its column; another scrolls sideways where the screen is too narrow for its words.
 */
export function DataTable(props: DataTableProps) {
  return (
    <div className="table-block sans">
      <TableWithSource {...props} />
    </div>
  )
}

/** A table with its caption and source, without the element around them. */
export function TableWithSource({ caption, source, head, rows }: DataTableProps) {
  const numeric = numericColumns(head, rows)
  const classOf = (column: number) => (numeric.has(column) ? 'num' : undefined)
  const hasTexts = hasLongTexts(rows)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="table-scroll" tabIndex={0} aria-label={caption ?? 'Tabel'}>
        <table className={hasTexts ? 'table table--texts' : 'table'}>
          {caption && <caption>{caption}</caption>}
          <thead>
            <tr>
              {head.map((cell, column) => (
                <th scope="col" key={cell} className={classOf(column)}>
                  {linesOf(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells], row) => (
              <tr key={`${row}-${first}`}>
                <th scope="row">{linesOf(first)}</th>
                {cells.map((cell, column) => (
                  <td
                    key={head[column + 1] ?? column}
                    className={classOf(column + 1)}
                    data-column={hasTexts ? head[column + 1] : undefined}
                  >
                    {linesOf(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {source && <p className="source">Bron: {source}</p>}
    </>
  )
}

/** A cell of a spreadsheet can have several lines. */
function linesOf(cell = ''): ReactNode {
  const lines = cell.split('\n')
  return lines.length === 1
    ? cell
    : lines.map((line, at) => (
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))
}

/** A text of more characters takes more than three lines in a column on a phone. */
const LONG_TEXT = 48

/** Whether a table has cells with sentences: on a phone its columns would be a word wide. */
export function hasLongTexts(rows: readonly string[][]): boolean {
  return rows.some((cells) => cells.some((cell) => cell.length > LONG_TEXT))
}

const NUMBER = /^[+−–-]?\s?(?:€\s?)?[+−-]?\d[\d.,]*\s?(?:%|[kmc]?m[²³]?|kg|mln|mrd|mld)?$/
/** Cells without a value; in charts an unknown one is named. */
const NO_VALUE = ['', '-', '–', '−', 'onbekend']

/** The columns of a table whose values are numbers only: these align right, so that their digits line up. */
export function numericColumns(head: readonly string[], rows: readonly string[][]): Set<number> {
  const columns = head.map((_, at) =>
    rows.map((row) => row[at]?.trim() ?? '').filter((cell) => !NO_VALUE.includes(cell)),
  )
  return new Set(
    [...columns.entries()]
      .filter(([, cells]) => cells.length > 0 && cells.every((cell) => NUMBER.test(cell)))
      .map(([at]) => at),
  )
}
