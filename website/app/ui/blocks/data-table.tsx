import { Fragment, type ReactNode } from 'react'
import { hasLongTexts } from './long-texts.ts'
import { numericColumns } from './numeric-columns.ts'

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
