import { Checkbox, Table, Tbody, Td, TextButton, Th, Thead, Tr, Typography } from '@strapi/design-system'
import { ArrowDown, ArrowUp } from '@strapi/icons'
import type { ReactNode } from 'react'
import { nextSort } from './list-address'
import type { Selection } from './selection'

/** A column of a list. */
export interface ListColumn<Item> {
  head: string
  cell: (item: Item) => ReactNode
  /** the name of its sort in the backend (`sortable` of `adminList`) */
  sort?: string
  /** numbers and amounts align at their end */
  isNumber?: boolean
}

interface ListTableProps<Item> {
  columns: readonly ListColumn<Item>[]
  items: readonly Item[]
  idOf: (item: Item) => string
  /** for screen readers, beside the box that selects it */
  nameOf: (item: Item) => string
  /** the current one: a name, with `-` for descending */
  sort: string
  onSort: (sort: string) => void
  /** undefined without actions on many rows */
  selection: Selection | undefined
}

/** The rows of a list as a table. */
export function ListTable<Item>({ columns, items, idOf, nameOf, sort, onSort, selection }: ListTableProps<Item>) {
  return (
    <Table className="own-list" colCount={columns.length + (selection ? 1 : 0)} rowCount={items.length + 1}>
      <Thead>
        <Tr>
          {selection && (
            <Th>
              <Checkbox
                aria-label="Kies alles op deze bladzijde"
                checked={selection.ofPage === 'mixed' ? 'indeterminate' : selection.ofPage}
                onCheckedChange={selection.togglePage}
              />
            </Th>
          )}
          {columns.map((column) => (
            <ColumnHead key={column.head} column={column} sort={sort} onSort={onSort} />
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {items.map((item) => {
          const id = idOf(item)
          return (
            <Tr key={id}>
              {selection && (
                <Td>
                  <Checkbox
                    aria-label={`Kies ${nameOf(item)}`}
                    checked={selection.has(id)}
                    onCheckedChange={() => selection.toggle(id)}
                  />
                </Td>
              )}
              {columns.map(({ head, cell, isNumber }) => (
                <Td
                  key={head}
                  data-head={head}
                  style={isNumber ? { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } : undefined}
                >
                  <Cell>{cell(item)}</Cell>
                </Td>
              ))}
            </Tr>
          )
        })}
      </Tbody>
    </Table>
  )
}

interface ColumnHeadProps<Item> {
  column: ListColumn<Item>
  sort: string
  onSort: (sort: string) => void
}

function ColumnHead<Item>({ column: { head, sort: name, isNumber }, sort, onSort }: ColumnHeadProps<Item>) {
  const style = isNumber ? { textAlign: 'end' as const } : undefined
  if (!name)
    return (
      <Th data-number={isNumber} style={style}>
        <Typography variant="sigma" textColor="neutral600">
          {head}
        </Typography>
      </Th>
    )
  const isAscending = sort === name
  const isSorted = isAscending || sort === `-${name}`
  const Arrow = isAscending ? ArrowUp : ArrowDown
  return (
    <Th
      role="columnheader"
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : 'none'}
      data-number={isNumber}
      style={style}
    >
      <TextButton endIcon={isSorted && <Arrow aria-hidden />} onClick={() => onSort(nextSort(name, sort))}>
        <Typography variant="sigma">{head}</Typography>
      </TextButton>
    </Th>
  )
}

/** A text in the size of the admin's other tables, which the table itself does not set; anything else as it is. */
function Cell({ children }: { children: ReactNode }) {
  if (typeof children !== 'string' && typeof children !== 'number') return children
  return <Typography textColor="neutral800">{children}</Typography>
}
