import type { ShownList } from '../../../features/statistics/report/lists/show-list'
import { changeText, countText, shareText } from '../parts/number-texts'
import { ReportTable } from '../parts/report-table'
import { RowName } from './row-name'

interface ListTableProps {
  list: ShownList
  siteUrl: string
}

/** The rows of a list. Its bars compare the first column, and the change is of that one too. */
export function ListTable({ list: { title, of, columns, rows, isCompared, isPartial }, siteUrl }: ListTableProps) {
  const names = [of, ...columns.map(({ name }) => name), ...(isCompared ? [isPartial ? 'Eerder' : 'Verschil'] : [])]
  const most = Math.max(1, ...rows.map(({ values: [first] }) => first ?? 0))
  return (
    <ReportTable label={title} columns={names}>
      {rows.map((row) => {
        const [first = null] = row.values
        return (
          <tr key={row.key}>
            <th scope="row">
              <RowName row={row} siteUrl={siteUrl} share={(first ?? 0) / most} />
            </th>
            {columns.map(({ name, format }, at) => (
              <td key={name}>
                {format === 'share' ? shareText(row.values[at] ?? null) : countText(row.values[at] ?? null)}
              </td>
            ))}
            {isCompared && (
              <td>{isPartial ? countText(row.before?.[0] ?? null) : changeText(first, row.before?.[0])}</td>
            )}
          </tr>
        )
      })}
    </ReportTable>
  )
}
