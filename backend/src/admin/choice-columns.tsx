import type { ReactNode } from 'react'
import { nl } from './dutch'

interface Column {
  name: string
  attribute?: { type: string }
  cellFormatter?: (row: Record<string, unknown>, column: Column) => ReactNode
}

interface Table {
  displayedHeaders: Column[]
  layout: unknown
}

/** Strapi's hook for the columns of a list. */
export const columnsHook = 'Admin/CM/pages/ListView/inject-column-in-table'

/** Names a choice in a list as its form does: 'Algemeen' instead of the value that is kept. */
export function nameChoices({ displayedHeaders, layout }: Table): Table {
  return { displayedHeaders: displayedHeaders.map(named), layout }
}

function named(column: Column): Column {
  return column.attribute?.type === 'enumeration' ? { ...column, cellFormatter: choiceName } : column
}

/** In the size of the cells beside it, which Strapi gives only to its own. */
function choiceName(row: Record<string, unknown>, { name }: Column): ReactNode {
  const value = row[name]
  const text = typeof value === 'string' ? ((nl as Record<string, string>)[value] ?? value) : '-'
  return <span style={{ fontSize: '1.4rem' }}>{text}</span>
}
