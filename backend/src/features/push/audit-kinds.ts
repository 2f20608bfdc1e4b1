import { defineAuditKinds } from '../../platform/feature/audit-kinds'

export const pushAudit = defineAuditKinds(['push', 'Meldingen'], { sent: 'Melding gestuurd' })
