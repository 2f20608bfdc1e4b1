import { useState } from 'react'

/** The chosen rows, as `selectedIds` of `adminList` reads them. */
export type SelectedRows = { ids: string[] } | { all: Record<string, string> }

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

/**
 * The rows that the editor chose. They belong to the list as it is filtered: another filter starts without any.
 * @param ids of the rows on the screen
 * @param query of the list
 * @param total of the rows on all pages
 */
export function useSelection(ids: readonly string[], query: string, total: number): Selection {
  const filters = filtersOf(query)
  const key = new URLSearchParams(filters).toString()
  const [chosen, setChosen] = useState<{ key: string; ids: readonly string[] | 'all' }>({ key, ids: [] })
  const current = chosen.key === key ? chosen.ids : []
  const choose = (next: readonly string[] | 'all') => setChosen({ key, ids: next })
  const has = (id: string) => current === 'all' || current.includes(id)
  const onPage = ids.filter(has).length
  return {
    count: current === 'all' ? total : current.length,
    has,
    ofPage: onPage > 0 && onPage < ids.length ? 'mixed' : onPage > 0,
    toggle: (id) => {
      const others = current === 'all' ? ids : current
      choose(others.includes(id) ? others.filter((other) => other !== id) : [...others, id])
    },
    togglePage: () =>
      choose(
        onPage === ids.length
          ? (current === 'all' ? [] : current).filter((id) => !ids.includes(id))
          : [...new Set([...(current === 'all' ? [] : current), ...ids])],
      ),
    selectAll: () => choose('all'),
    clear: () => choose([]),
    rows: current === 'all' ? { all: filters } : { ids: [...current] },
  }
}

/** The parameters that decide which rows match. */
function filtersOf(query: string): Record<string, string> {
  const { page: _page, size: _size, sort: _sort, ...filters } = Object.fromEntries(new URLSearchParams(query))
  return filters
}
