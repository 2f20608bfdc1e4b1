import { definePermission } from '../../platform/roles/permission'

export const readAuditLog = definePermission({
  uid: 'audit-log.read',
  label: 'Logboek van de redactie lezen',
  category: 'Logboek',
  roles: ['eigenaar'],
})
