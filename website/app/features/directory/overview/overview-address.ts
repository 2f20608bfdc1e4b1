import { href } from '@gevel/contract/hrefs'

/** The columns of the overview by which it can be sorted, in their order. */
export const sortColumns = [
  'keten',
  'begin',
  'geopend',
  'gesloten',
  'eind',
  'verschil',
  'groei',
  'formule',
  'moederbedrijf',
] as const
export type SortColumn = (typeof sortColumns)[number]

export interface OverviewSort {
  column: SortColumn
  /** texts from Z to A, numbers from small to large */
  isReversed: boolean
}

/** The query keys that the page and its file read. */
export const OVERVIEW_KEYS: readonly string[] = ['jaar', 'volgorde']

export const REVERSED = '-andersom'
export const FIRST: SortColumn = 'keten'

/** The address of the overview, or of its file. @param year null for the newest */
export function overviewHref(
  year: number | null,
  { column, isReversed }: OverviewSort = { column: FIRST, isReversed: false },
  path: '/winkelketens/stand-van-zaken' | '/winkelketens/stand-van-zaken.csv' = '/winkelketens/stand-van-zaken',
): string {
  const params = new URLSearchParams()
  if (year !== null) params.set('jaar', String(year))
  if (column !== FIRST || isReversed) params.set('volgorde', `${column}${isReversed ? REVERSED : ''}`)
  return href(path) + (params.size > 0 ? `?${params}` : '')
}
