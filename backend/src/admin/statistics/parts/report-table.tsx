import { Box } from '@strapi/design-system'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Maximum columns at which each name has a line of its own on a phone; a table with more scrolls there. */
const MOST_STACKED = 4

interface ReportTableProps {
  /** names the table, and the region that scrolls when it is wider than the screen */
  label: string
  columns: readonly string[]
  /** rows of cells */
  children: ReactNode
}

/** A compact table: its first column has names, the others numbers. */
export function ReportTable({ label, columns, children }: ReportTableProps) {
  return (
    <Box style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={label}>
      <Table $numbers={columns.length - 1} className={columns.length <= MOST_STACKED ? 'stacked' : undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </Box>
  )
}

const Table = styled.table<{ $numbers: number }>`
  width: 100%;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.45;

  th,
  td {
    padding: 0.6rem 0 0.6rem 1.2rem;
    text-align: end;
    vertical-align: baseline;
    font-variant-numeric: tabular-nums;
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
  }

  td {
    white-space: nowrap;
  }

  thead th {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.2rem;
    font-weight: 600;
  }

  th:first-child {
    min-width: 16rem;
    padding-inline-start: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }

  @media (max-width: 600px) {
    &.stacked,
    &.stacked :is(thead, tbody) {
      display: block;
    }

    &.stacked tr {
      display: grid;
      grid-template-columns: repeat(${({ $numbers }) => $numbers}, minmax(0, 1fr));
      border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
    }

    &.stacked :is(th, td) {
      padding-inline-start: 0;
      border: 0;
    }

    &.stacked th:first-child {
      grid-column: 1 / -1;
      min-width: 0;
    }
  }
`
