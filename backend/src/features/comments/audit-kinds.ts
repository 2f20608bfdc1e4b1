import { defineAuditKinds } from '../../platform/feature/audit-kinds'

export const commentAudit = defineAuditKinds(['comment', 'Reacties'], {
  shown: 'Reactie geplaatst',
  hidden: 'Reactie verborgen',
})
