import { auditCategories, auditKinds } from './audit-kinds'
import { type AuditCursor, type AuditFilters, auditCursor, findLines } from './audit-query'
import { serialiseLine } from './serialise-line'

/** More would exhaust the memory; export a shorter period for the rest. */
const maxExported = 50_000
const atOnce = 2_000

const header = ['Moment', 'Soort', 'Wat', 'Aantal', 'Wie', 'Type', 'Naam', 'Nummer', 'Gewijzigd', 'Netwerk', 'Apparaat']

/**
 * The lines that match, newest first, as CSV (RFC 4180) with a byte order mark, by which spreadsheets recognise UTF-8.
 */
export async function exportLines(filters: AuditFilters): Promise<string> {
  const rows = [rowOf(header)]
  let after: AuditCursor | undefined
  while (rows.length <= maxExported) {
    const lines = await findLines(filters, atOnce, after)
    for (const line of lines) {
      const { at, kind, times, actor, target, changes, network, device } = serialiseLine(line)
      const { typeName = '', name = '', id = '' } = target ?? {}
      const what = [auditCategories[line.category], auditKinds[kind], times, actor.name]
      rows.push(rowOf([at, ...what, typeName ?? '', name, id, changes.join('; '), network, device]))
    }
    const last = lines.at(-1)
    if (!last || lines.length < atOnce) break
    after = auditCursor.parse(last.cursor)
  }
  return `\uFEFF${rows.join('')}`
}

function rowOf(cells: readonly (string | number)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/** Quoted, and never a formula for a spreadsheet (CWE-1236): the names are untrusted input. */
function cellOf(value: string | number): string {
  const text = String(value)
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
