import { defineAuditKinds } from '../../platform/feature/audit-kinds'

export const withdrawalAudit = defineAuditKinds(['withdrawal', 'Herroepingen'], {
  'carried-out': 'Herroeping uitgevoerd',
  refused: 'Herroeping afgewezen',
  refunded: 'Herroeping als terugbetaald gemeld',
  exported: 'Herroepingen gedownload',
})
