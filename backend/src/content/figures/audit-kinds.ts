import { defineAuditKinds } from '../../platform/feature/audit-kinds'

export const figureAudit = defineAuditKinds(['figures', 'Marktcijfers'], { imported: 'Marktcijfers ingevoerd' })
