import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'

interface Column<Row> {
  head: string
  cell: (row: Row) => ReactNode
  isNumber?: boolean
  /** keeps a date or a code on one line */
  isShort?: boolean
  /** breaks lines between words alone, where no word is as long as an address */
  keepsWords?: boolean
}

interface PanelTableProps<Row> {
  rows: readonly Row[]
  idOf: (row: Row) => string | number
  columns: readonly Column<Row>[]
  /** in place of a table without rows */
  empty: string
}

/** The rows of a panel, which on a phone stand below each other as those of a list do. */
export function PanelTable<Row>({ rows, idOf, columns, empty }: PanelTableProps<Row>) {
  if (rows.length === 0) return <Typography textColor="neutral600">{empty}</Typography>
  return (
    <Table className="own-list own-panel-list" colCount={columns.length} rowCount={rows.length + 1}>
      <Thead>
        <Tr>
          {columns.map(({ head, isNumber }) => (
            <Th key={head} data-number={isNumber} style={isNumber ? { textAlign: 'end' } : undefined}>
              <Typography variant="sigma" textColor="neutral600">
                {head}
              </Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <Tr key={idOf(row)}>
            {columns.map(({ head, cell, isNumber, isShort, keepsWords }) => (
              <Td
                key={head}
                data-head={head}
                style={isNumber ? { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } : undefined}
              >
                <Cell staysOnLine={isNumber || isShort} keepsWords={keepsWords}>
                  {cell(row)}
                </Cell>
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}

interface CellProps {
  children: ReactNode
  staysOnLine: boolean | undefined
  keepsWords: boolean | undefined
}

function Cell({ children, staysOnLine, keepsWords }: CellProps) {
  if (typeof children !== 'string' && typeof children !== 'number') return children
  return (
    <Typography
      textColor="neutral800"
      style={
        staysOnLine
          ? { whiteSpace: 'nowrap' }
          : { overflowWrap: keepsWords ? 'normal' : 'anywhere', whiteSpace: 'normal' }
      }
    >
      {children}
    </Typography>
  )
}
