import { defineAuditKinds } from '../../platform/feature/audit-kinds'

export const vacancyAudit = defineAuditKinds(['vacancy', 'Vacatures van werkgevers'], {
  approved: 'Vacature goedgekeurd',
  'changes-asked': 'Wijziging van vacature gevraagd',
  rejected: 'Vacature afgewezen',
  exported: 'Vacatures van werkgevers gedownload',
})
