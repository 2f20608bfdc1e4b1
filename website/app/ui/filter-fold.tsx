import type { ReactNode } from 'react'

export interface FilterFoldProps {
  /** null is a filter that is not active */
  filters: readonly unknown[]
  /** what the filters leave: the id of its element, and how many there are in words */
  results: { id: string; count: string }
  children: ReactNode
}

/**
 * The filters of a list: on a narrow screen they are folded, with the number of those that are active and a link to the
 * list below them.
 */
export function FilterFold({ filters, results, children }: FilterFoldProps) {
  const active = filters.filter((filter) => filter !== null).length
  return (
    <details className="fold" data-desk>
      <summary>Filters{active > 0 && ` (${active} actief)`}</summary>
      {children}
      <a className="btn btn--primary btn--block fold__results" href={`#${results.id}`}>
        Toon {results.count}
      </a>
    </details>
  )
}
