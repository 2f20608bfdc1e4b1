import type { ChainYear } from './chain-year.ts'
import type { OverviewSort, SortColumn } from './overview-address.ts'

const DUTCH = new Intl.Collator('nl')

const VALUES: Readonly<Record<SortColumn, (row: ChainYear) => string | number | null>> = {
  keten: ({ chain }) => chain.name,
  moederbedrijf: ({ chain }) => chain.parent,
  formule: ({ chain }) => chain.formula,
  begin: ({ start }) => start,
  geopend: ({ opened }) => opened,
  gesloten: ({ closed }) => closed,
  eind: ({ end }) => end,
  verschil: ({ change }) => change,
  groei: ({ growth }) => growth,
}

/** Sorts chains by a column: texts from A, numbers from the largest; what is unknown comes last in both directions. */
export function sortChains(rows: readonly ChainYear[], { column, isReversed }: OverviewSort): ChainYear[] {
  const read = VALUES[column]
  const sign = isReversed ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [read(one), read(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * (typeof a === 'number' && typeof b === 'number' ? b - a : DUTCH.compare(String(a), String(b)))
  })
}
