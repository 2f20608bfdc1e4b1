import type { ReactNode } from 'react'

interface FilterFoldProps {
  /** null is a filter that is not active */
  filters: readonly unknown[]
  children: ReactNode
}

/** The filters of a list: on a narrow screen they are folded, with the number of those that are active. */
export function FilterFold({ filters, children }: FilterFoldProps) {
  const active = filters.filter((filter) => filter !== null).length
  return (
    <details className="fold" data-desk>
      <summary>Filters{active > 0 && ` (${active} actief)`}</summary>
      {children}
    </details>
  )
}
