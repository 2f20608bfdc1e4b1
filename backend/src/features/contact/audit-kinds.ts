import { defineAuditKinds } from '../../platform/feature/audit-kinds'

export const ticketAudit = defineAuditKinds(['ticket', 'Berichten van bezoekers'], {
  state: 'Staat van bericht gewijzigd',
  answered: 'Bericht beantwoord',
  'file-read': 'Bestand van een tip gelezen',
  exported: 'Berichten gedownload',
})
