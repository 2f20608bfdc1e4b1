const NUMBER = /^[+−–-]?\s?(?:€\s?)?[+−-]?\d[\d.,]*\s?(?:%|[kmc]?m[²³]?|kg|mln|mrd|mld)?$/
/** Cells without a value; in charts an unknown one is named. */
const NO_VALUE = ['', '-', '–', '−', 'onbekend']

/** The columns of a table whose values are numbers only: these align right, so that their digits line up. */
export function numericColumns(head: readonly string[], rows: readonly string[][]): Set<number> {
  const columns = head.map((_, at) =>
    rows.map((row) => row[at]?.trim() ?? '').filter((cell) => !NO_VALUE.includes(cell)),
  )
  return new Set(
    [...columns.entries()]
      .filter(([, cells]) => cells.length > 0 && cells.every((cell) => NUMBER.test(cell)))
      .map(([at]) => at),
  )
}
