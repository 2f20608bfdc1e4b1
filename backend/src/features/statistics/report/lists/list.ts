import type { DayRange } from '@gevel/contract/days'
import type { Edition } from '@gevel/contract/editions'
import type { RangeParts } from '../period/range-parts'

export interface Column {
  name: string
  /** `share`: a part of one, shown as a percentage */
  format: 'count' | 'share'
}

export const countColumn = (name: string): Column => ({ name, format: 'count' })

/** What a list counts, by its key, with a value for each column. */
export interface ListRow {
  key: string
  /** null where there is nothing to divide by */
  values: (number | null)[]
}

/** What to load of a list. */
export interface Wanted {
  range: DayRange
  /** the same, for what is counted by month too */
  parts: RangeParts
  edition: Edition | undefined
  /** the rows with the highest values */
  most: number
  /** only these keys */
  keys?: readonly string[]
}

/** How a row is called, and where it leads. */
export interface RowLabel {
  name: string
  /** a second line, such as the company of a vacancy */
  detail?: string
  /** path of its page on the site */
  page?: string
  /** path of its screen in the admin */
  screen?: string
}

/** A list of the report: a table with its most frequent rows, and a file with all of them. */
export interface ReportList {
  title: string
  /** what a row is, as the head of its column */
  of: string
  /** the first one orders the rows */
  columns: readonly [Column, ...Column[]]
  /** what it says about its figures, where the title and the columns do not */
  note?: string
  /** in place of the table */
  empty: string
  /** path of a screen of the admin with more about it */
  screen?: { path: string; name: string }
  /** whether it is not counted by edition */
  ofBothEditions?: true
  load(wanted: Wanted): Promise<ListRow[]>
  /** by key; the key itself is the name of a row without a label */
  label?(keys: readonly string[]): Promise<Map<string, RowLabel>>
}
