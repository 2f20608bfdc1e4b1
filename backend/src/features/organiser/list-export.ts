import { recordAudit } from '../../content/audit-log/record-audit'
import { eventAudit } from './audit-kinds'

/** Options of `listRoutes` for a list of registrations: each download is in the audit log. */
export function exportedAs(fileName: string) {
  return {
    fileName,
    beforeExport: (used: string[]) => recordAudit({ kind: eventAudit.kinds.exported, changes: [fileName, ...used] }),
  }
}
