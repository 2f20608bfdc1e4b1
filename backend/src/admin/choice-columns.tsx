import type { ReactNode } from 'react'
import { choiceLabels } from './choice-labels'

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

/** Shows choices in a list as the form does: 'Algemeen' in place of the stored value. */
export function nameChoices({ displayedHeaders, layout }: Table): Table {
  return { displayedHeaders: displayedHeaders.map(named), layout }
}

function named(column: Column): Column {
  return column.attribute?.type === 'enumeration' ? { ...column, cellFormatter: choiceName } : column
}

/** In the font size of the other cells, which Strapi sets only on its own. */
function choiceName(row: Record<string, unknown>, { name }: Column): ReactNode {
  const value = row[name]
  const text = typeof value === 'string' ? (choiceLabels[value] ?? value) : '-'
  return <span style={{ fontSize: '1.4rem' }}>{text}</span>
}
