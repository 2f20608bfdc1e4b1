import type { ListFilterField } from './filter-bar'

/** A filter on one of these values, by their names. */
export function choiceOf(name: string, label: string, names: Readonly<Record<string, string>>): ListFilterField {
  const options = Object.entries(names).map(([value, text]) => ({ value, label: text }))
  return { kind: 'choice', name, label, options }
}
