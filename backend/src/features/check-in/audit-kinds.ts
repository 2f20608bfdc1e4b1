import { defineAuditKinds } from '../../platform/feature/audit-kinds'

export const doorAudit = defineAuditKinds(['door', 'Inchecken bij evenementen'], {
  added: 'Deurmedewerker aangewezen',
  removed: 'Deurmedewerker verwijderd',
  revoked: 'Apparaat bij de deur afgemeld',
  exported: 'Lijst van scans gedownload',
})
