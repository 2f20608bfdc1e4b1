import { useState } from 'react'

/** The chosen rows, as `selectedIds` of `adminList` reads them. */
export type SelectedRows = { ids: string[] } | { all: Record<string, string> }

/** Ids of rows, also of other pages, or every row that matches the filters. */
export type Picked = readonly string[] | 'all'

export interface Selection {
  count: number
  has(id: string): boolean
  /** of the rows on the screen; `mixed` for some of them */
  ofPage: boolean | 'mixed'
  toggle(id: string): void
  togglePage(): void
  /** every row that matches the filters, also on other pages */
  selectAll(): void
  clear(): void
  rows: SelectedRows
}

interface State {
  /** of the rows on the screen */
  ids: readonly string[]
  picked: Picked
  filters: Record<string, string>
  /** of the rows on all pages */
  total: number
}

/** What is chosen, and the ways to choose more or less; one row less than all leaves those on the screen. */
export function selectionOf({ ids, picked, filters, total }: State, pick: (picked: Picked) => void): Selection {
  const isAll = picked === 'all'
  const has = (id: string) => isAll || picked.includes(id)
  const chosenOnPage = ids.filter(has)
  const elsewhere = isAll ? [] : picked.filter((id) => !ids.includes(id))
  return {
    count: isAll ? total : picked.length,
    has,
    ofPage: chosenOnPage.length > 0 && chosenOnPage.length < ids.length ? 'mixed' : chosenOnPage.length > 0,
    toggle: (id) =>
      pick(
        has(id) ? [...elsewhere, ...chosenOnPage.filter((other) => other !== id)] : [...elsewhere, ...chosenOnPage, id],
      ),
    togglePage: () => pick(chosenOnPage.length === ids.length ? elsewhere : [...elsewhere, ...ids]),
    selectAll: () => pick('all'),
    clear: () => pick([]),
    rows: isAll ? { all: filters } : { ids: [...picked] },
  }
}

/** The parameters of a list's query that decide which rows match. */
export function filtersOf(query: string): Record<string, string> {
  const { page: _page, size: _size, sort: _sort, ...filters } = Object.fromEntries(new URLSearchParams(query))
  return filters
}

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
