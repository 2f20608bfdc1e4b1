import { recordAudit } from '../../content/audit-log/record-audit'
import { deskAudit } from './audit-kinds'

/** Options of `listRoutes` for a list that can be downloaded: each download is in the audit log. */
export function exportedAs(fileName: string) {
  return {
    fileName,
    beforeExport: (used: string[]) => recordAudit({ kind: deskAudit.kinds.exported, changes: [fileName, ...used] }),
  }
}
