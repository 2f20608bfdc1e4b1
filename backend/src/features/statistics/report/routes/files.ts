import { csvText, type FileCell } from '@gevel/contract/csv'
import { environment } from '../../../../platform/environment/environment'
import type { Figure } from '../figures/key-figures'
import { showFigures } from '../figures/show-figures'
import type { Column, ReportList } from '../lists/list'
import { showList } from '../lists/show-list'
import type { Report } from '../period/report-query'

/** Maximum rows of a file, because of the memory; the rest takes a shorter period. */
const mostRows = 50_000

const figureNames = [
  ['views', 'Weergaven'],
  ['visitors', 'Bezoekers'],
  ['visits', 'Bezoeken'],
  ['leads', 'Leads'],
  ['signUps', 'Registraties'],
  ['installs', 'Installaties'],
] as const satisfies readonly [Figure, string][]

const comparedName = (name: string) => `${name} (vergelijking)`

/** The key figures of each hour, day or month as CSV. */
export async function figuresFile(report: Report): Promise<string> {
  const { points, compared } = await showFigures(report)
  const names = figureNames.map(([, name]) => name)
  return csvText([
    ['Periode', ...names, ...(compared ? names.map(comparedName) : [])],
    ...points.map(({ at, values, before }): FileCell[] => [
      at,
      ...figureNames.map(([figure]) => values[figure]),
      ...(compared ? figureNames.map(([figure]) => before?.[figure] ?? null) : []),
    ]),
  ])
}

/** All rows of a list as CSV. */
export async function listFile(list: ReportList, report: Report): Promise<string> {
  const { of, columns, rows, isCompared } = await showList(list, report, mostRows)
  const names = columns.map(nameInFile)
  return csvText([
    [of, 'Toelichting', 'Adres', ...names, ...(isCompared ? names.map(comparedName) : [])],
    ...rows.map(({ name, detail = '', page, values, before }): FileCell[] => [
      ...[name, detail, page ? environment.SITE_URL + page : ''],
      ...cellsOf(columns, values),
      ...(before ? cellsOf(columns, before) : []),
    ]),
  ])
}

/** A spreadsheet would read a percentage as a text. */
function nameInFile({ name, format }: Column): string {
  return format === 'share' ? `${name} in procenten` : name
}

function cellsOf(columns: readonly Column[], values: readonly (number | null)[]): FileCell[] {
  return columns.map(({ format }, at) => {
    const value = values[at] ?? null
    return value !== null && format === 'share' ? Math.round(value * 10_000) / 100 : value
  })
}
