import { csvText, type FileCell } from '@gevel/contract/csv'
import { auditCategories, auditKinds } from './audit-kinds'
import { type AuditCursor, type AuditFilters, auditCursor, findLines } from './audit-query'
import { serialiseLine } from './serialise-line'

/** Maximum lines of an export, because of the memory; the rest takes an export of a shorter period. */
const maxExported = 50_000
const atOnce = 2_000

const header = ['Moment', 'Soort', 'Wat', 'Aantal', 'Wie', 'Type', 'Naam', 'Nummer', 'Gewijzigd', 'Netwerk', 'Apparaat']

/** The lines that match, newest first, as CSV for a Dutch spreadsheet. */
export async function exportLines(filters: AuditFilters): Promise<string> {
  const rows: FileCell[][] = [header]
  let after: AuditCursor | undefined
  while (rows.length <= maxExported) {
    const lines = await findLines(filters, atOnce, after)
    for (const line of lines) {
      const { at, kind, times, actor, target, changes, network, device } = serialiseLine(line)
      const { typeName = '', name = '', id = '' } = target ?? {}
      const what = [auditCategories[line.category], auditKinds[kind], times, actor.name]
      rows.push([at, ...what, typeName, name, id, changes.join(', '), network, device])
    }
    const last = lines.at(-1)
    if (!last || lines.length < atOnce) break
    after = auditCursor.parse(last.cursor)
  }
  return csvText(rows)
}
