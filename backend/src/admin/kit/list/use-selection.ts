import { useState } from 'react'
import { filtersOf, type Picked, type Selection, selectionOf } from './selection'

/**
 * The rows that the editor chose. They belong to the list as it is filtered: another filter starts without any.
 * @param ids of the rows on the screen
 * @param query of the list
 * @param total of the rows on all pages
 */
export function useSelection(ids: readonly string[], query: string, total: number): Selection {
  const filters = filtersOf(query)
  const key = new URLSearchParams(filters).toString()
  const [chosen, setChosen] = useState<{ key: string; picked: Picked }>({ key, picked: [] })
  const picked = chosen.key === key ? chosen.picked : []
  return selectionOf({ ids, picked, filters, total }, (next) => setChosen({ key, picked: next }))
}
