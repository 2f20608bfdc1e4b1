import { companyField, emailField, nameField } from '@gevel/contract/person-fields'
import { readCsv } from '../../../platform/csv/read-csv'

/** Somebody to invite, from a line of a list. */
export interface InvitationRow {
  /** from 1 */
  line: number
  name: string | null
  email: string
  /** whose people may come; null for a personal invitation */
  company: string | null
  places: number
}

export interface RowProblem {
  line: number
  problem: string
}

type Column = 'name' | 'email' | 'company' | 'places'

const heads: Readonly<Record<Column, RegExp>> = {
  name: /^(naam|name|contact(persoon)?)$/i,
  email: /^(e-?mail(adres)?|mail(adres)?)$/i,
  company: /^(bedrijf(snaam)?|company|organisatie)$/i,
  places: /^(plaatsen|aantal( plaatsen)?|places)$/i,
}

const mostPlaces = 200

/**
 * Reads a list of people and companies to invite, as a sheet or a file has it: with a head, or columns in the order name, address, company,
 * places. Without a company it is a personal invitation, of one place.
 */
export function readInvitationRows(text: string): { rows: InvitationRow[]; problems: RowProblem[] } {
  const { rows: lines, error } = readCsv(text)
  if (error) return { rows: [], problems: [error] }
  const [first] = lines
  const columns = first && columnsOf(first.cells)
  const problems: RowProblem[] = []
  const rows: InvitationRow[] = []
  const seen = new Map<string, number>()
  for (const { line, cells } of columns ? lines.slice(1) : lines) {
    const cell = (column: Column) => cells[(columns ?? ordered)[column] ?? -1] ?? ''
    const email = emailField.safeParse(cell('email')).data
    const name = cell('name') ? nameField.safeParse(cell('name')).data : null
    const company = companyField.safeParse(cell('company')).data ?? null
    const places = cell('places') === '' ? 1 : Number(cell('places'))
    const problem = problemOf({ email, name, company, places, given: cell('email') })
    const before = email && seen.get(email)
    if (problem) problems.push({ line, problem })
    else if (before) problems.push({ line, problem: `${email} staat ook op regel ${before}` })
    else if (email) {
      seen.set(email, line)
      rows.push({ line, name: name ?? null, email, company, places })
    }
  }
  return { rows, problems }
}

const ordered: Readonly<Record<Column, number>> = { name: 0, email: 1, company: 2, places: 3 }

/** Where each column is, when the first line is a head; undefined when it is not. */
function columnsOf(cells: readonly string[]): Partial<Record<Column, number>> | undefined {
  const found = Object.entries(heads).flatMap(([column, head]) => {
    const at = cells.findIndex((cell) => head.test(cell))
    return at < 0 ? [] : [[column, at] as const]
  })
  return found.some(([column]) => column === 'email') ? Object.fromEntries(found) : undefined
}

interface ReadRow {
  email: string | undefined
  name: string | null | undefined
  company: string | null
  places: number
  given: string
}

function problemOf({ email, name, company, places, given }: ReadRow): string | undefined {
  if (!email) return given ? `‘${given.slice(0, 60)}’ is geen e-mailadres` : 'het e-mailadres ontbreekt'
  if (name === undefined) return 'de naam klopt niet'
  if (!Number.isInteger(places) || places < 1 || places > mostPlaces)
    return `het aantal plaatsen is een getal van 1 tot en met ${mostPlaces}`
  if (company === null && places > 1) return 'meer dan één plaats kan alleen met een bedrijf'
  return undefined
}
