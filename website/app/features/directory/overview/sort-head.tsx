import type { ReactNode } from 'react'
import { Link } from '../../../ui/links/link.tsx'
import { type OverviewSort, overviewHref, type SortColumn } from './overview-address.ts'

interface SortHeadProps {
  column: SortColumn
  isNumber: boolean
  sort: OverviewSort
  /** null for the newest */
  year: number | null
  children: ReactNode
}

/** The head of a column: a link that sorts by it, or the other way round. */
export function SortHead({ column, isNumber, sort, year, children }: SortHeadProps) {
  const isSorted = sort.column === column
  const isReversed = isSorted && !sort.isReversed
  // numbers start with the largest
  const order = isNumber === sort.isReversed ? 'ascending' : 'descending'
  return (
    <th scope="col" className={isNumber ? 'num' : undefined} aria-sort={isSorted ? order : undefined}>
      <Link href={overviewHref(year, { column, isReversed })} rel="nofollow">
        {children}
        <span aria-hidden="true">{isSorted ? (order === 'ascending' ? ' ▲' : ' ▼') : ''}</span>
      </Link>
    </th>
  )
}
