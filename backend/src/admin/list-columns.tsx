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

/** The text of a value, by the type of its field. */
const texts: Readonly<Record<string, (value: string) => string>> = {
  enumeration: (value) => choiceLabels[value] ?? value,
  datetime: (value) => clock.format(new Date(value)),
  // without the full stop in 2.026
  integer: (value) => value,
}

const clock = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeStyle: 'short' })

/**
 * Shows choices in a list as the form does, 'Algemeen' in place of the stored value, whole numbers as they are, and
 * moments in short: Strapi's, with the day of the week, pushed the status out of sight.
 */
export function formatColumns({ displayedHeaders, layout }: Table): Table {
  return { displayedHeaders: displayedHeaders.map(formatted), layout }
}

function formatted(column: Column): Column {
  const text = texts[column.attribute?.type ?? '']
  return text ? { ...column, cellFormatter: (row, { name }) => cell(row[name], text) } : column
}

/** In the font size of the other cells, which Strapi sets only on its own. */
function cell(value: unknown, text: (value: string) => string): ReactNode {
  const isFilled = typeof value === 'number' || (typeof value === 'string' && value !== '')
  return <span style={{ fontSize: '1.4rem' }}>{isFilled ? text(String(value)) : '-'}</span>
}
