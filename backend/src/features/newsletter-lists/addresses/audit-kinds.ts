import { defineAuditKinds } from '../../../platform/feature/audit-kinds'

export const subscriberAudit = defineAuditKinds(['newsletter-subscribers', 'Adressen van nieuwsbrieven'], {
  imported: 'Adressen ingevoerd',
  exported: 'Adressen gedownload',
})
