interface DataTableProps {
  caption: string | null
  source: string | null
  head: string[]
  rows: string[][]
}

/** A table that scrolls sideways where the screen is too narrow. */
export function DataTable({ caption, source, head, rows }: DataTableProps) {
  return (
    <div className="table-block sans">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="table-scroll" tabIndex={0} aria-label={caption ?? 'Tabel'}>
        <table className="table">
          {caption && <caption>{caption}</caption>}
          <thead>
            <tr>
              {head.map((cell) => (
                <th scope="col" key={cell}>
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells], row) => (
              <tr key={`${row}-${first}`}>
                <th scope="row">{first}</th>
                {cells.map((cell, column) => (
                  <td key={head[column + 1] ?? column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {source && <p className="source">Bron: {source}</p>}
    </div>
  )
}
