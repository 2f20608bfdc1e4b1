import { emailField } from '@gevel/contract/person-fields'
import { type LineError, readCsv } from '../../../platform/csv/read-csv'

/** An address of a list, with when its owner gave consent; null when the list does not say so. */
export interface AddressRow {
  line: number
  /** in lower case: one person whatever the case */
  email: string
  consentedAt: Date | null
}

const heads = {
  email: /^(e-?mail(adres)?|mail(adres)?|email address)$/i,
  consented: /^(bevestigd op|toestemming( op)?|aangemeld op|datum|confirmed at|opt-?in( time)?)$/i,
}

/**
 * Reads a list of addresses, as a spreadsheet or another program saves it: with a head, or the address in the first column. Twice the
 * address is one person, and its first line counts.
 * @param at no consent is later
 */
export function readAddressRows(
  text: string,
  at: Date,
): { rows: AddressRow[]; problems: LineError[]; repeated: number } {
  const { rows: lines, error } = readCsv(text)
  if (error) return { rows: [], problems: [error], repeated: 0 }
  const head = lines[0]?.cells ?? []
  const columnOf = (name: RegExp) => head.findIndex((cell) => name.test(cell))
  const hasHead = columnOf(heads.email) >= 0
  const [email, consented] = hasHead ? [columnOf(heads.email), columnOf(heads.consented)] : [0, -1]
  const rows = new Map<string, AddressRow>()
  const problems: LineError[] = []
  let repeated = 0
  for (const { line, cells } of hasHead ? lines.slice(1) : lines) {
    const address = emailField.safeParse(cells[email] ?? '').data
    const moment = momentOf(cells[consented] ?? '')
    if (address === undefined)
      problems.push({ line, problem: `‘${(cells[email] ?? '').slice(0, 60)}’ is geen e-mailadres` })
    else if (moment === undefined || (moment && moment > at))
      problems.push({ line, problem: 'de datum van de toestemming klopt niet' })
    else if (rows.has(address)) repeated += 1
    else rows.set(address, { line, email: address, consentedAt: moment })
  }
  return { rows: [...rows.values()], problems, repeated }
}

/** `2026-11-20`, `2026-11-20T09:30:00.000Z` or `20-11-2026`, with or without a time; null for an empty cell, undefined for another text. */
function momentOf(cell: string): Date | null | undefined {
  if (cell === '') return null
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})(?: \d{1,2}:\d{2}(?::\d{2})?)?$/.exec(cell) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell
  if (!/^\d{4}-\d{2}-\d{2}/.test(iso)) return undefined
  const moment = new Date(iso.length === 10 ? `${iso}T12:00:00Z` : iso)
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 8) === iso.slice(0, 8)
  return isReal ? moment : undefined
}
