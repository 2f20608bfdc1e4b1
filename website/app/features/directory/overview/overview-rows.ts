import type { FileCell } from '@gevel/contract/csv'
import { KIND_NAMES } from '../../../ui/company/company-kinds.ts'
import type { Overview } from './load-overview.server.ts'

/** The rows of the file: those of the table without its totals, which a spreadsheet would add up twice. */
export function overviewRows({ year, isNewest, groups }: Pick<Overview, 'year' | 'isNewest' | 'groups'>): FileCell[][] {
  const head = [
    ...['keten', 'soort', 'moederbedrijf', 'formule', `winkels 1 januari ${year ?? ''}`.trim()],
    ...['geopend', 'gesloten', isNewest ? `winkels in ${year} tot nu toe` : `winkels eind ${year}`],
    ...['verschil', 'groei in procenten'],
  ]
  const rows = groups.flatMap(({ kind, rows }) =>
    rows.map(({ chain, start, opened, closed, end, change, growth }) => [
      ...[chain.name, KIND_NAMES[kind], chain.parent, chain.formula, start, opened, closed, end, change],
      growth === null ? null : Math.round(growth * 1000) / 10,
    ]),
  )
  return [head, ...rows]
}
