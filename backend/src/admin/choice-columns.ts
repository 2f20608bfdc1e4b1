import { nl } from './dutch'

interface Column {
  name: string
  attribute?: { type: string }
  cellFormatter?: (row: Record<string, unknown>, column: Column) => string
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

function choiceName(row: Record<string, unknown>, { name }: Column): string {
  const value = row[name]
  return typeof value === 'string' ? ((nl as Record<string, string>)[value] ?? value) : '-'
}
