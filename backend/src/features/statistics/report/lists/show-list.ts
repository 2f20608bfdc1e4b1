import { lastCountedMonth, partsOf } from '../period/range-parts'
import type { Report } from '../period/report-query'
import type { Column, ListRow, ReportList, RowLabel } from './list'

/** A row with its label, and the values of the period that it is compared with. */
interface ShownRow extends ListRow, RowLabel {
  before: (number | null)[] | null
}

export interface ShownList extends Pick<ReportList, 'title' | 'of' | 'note' | 'empty' | 'screen'> {
  columns: readonly Column[]
  rows: ShownRow[]
  /** whether there are more rows */
  hasMore: boolean
  isCompared: boolean
  /** whether the period is a day that has not ended, which says nothing about a change */
  isPartial: boolean
  /** whether it counts both editions although one is chosen */
  isOfBothEditions: boolean
}

/**
 * The rows of a list with the highest values.
 * @param most at most so many
 */
export async function showList(list: ReportList, report: Report, most: number): Promise<ShownList> {
  const { title, of, note, empty, screen, columns, ofBothEditions = false } = list
  const { compared, range } = report
  const edition = ofBothEditions ? undefined : report.edition
  const lastMonth = await lastCountedMonth()
  // one more shows whether there are more
  const found = await list.load({ range, parts: partsOf(range, lastMonth), edition, most: most + 1 })
  const rows = found.slice(0, most)
  const keys = rows.map(({ key }) => key)
  const [labels, before] = await Promise.all([
    list.label?.(keys),
    compared && keys.length > 0
      ? list.load({ range: compared, parts: partsOf(compared, lastMonth), edition, most, keys })
      : [],
  ])
  const valuesBefore = new Map(before.map(({ key, values }) => [key, values]))
  return {
    ...{ title, of, note, empty, screen, columns },
    hasMore: found.length > most,
    isCompared: compared !== null,
    isPartial: range.from === report.today,
    isOfBothEditions: ofBothEditions && report.edition !== undefined,
    rows: rows.map(({ key, values }) => ({
      ...{ key, values },
      ...(labels?.get(key) ?? { name: key }),
      before: compared && (valuesBefore.get(key) ?? columns.map(({ format }) => (format === 'share' ? null : 0))),
    })),
  }
}
