import { Book } from '@strapi/icons'
import { readAuditLog } from '../../content/audit-log/permission'

/** The link to the audit log in the admin's menu, for editors with the permission. */
export const auditLogLink = {
  to: 'logboek',
  icon: Book,
  intlLabel: { id: 'gevel.audit-log', defaultMessage: 'Logboek' },
  permissions: readAuditLog.required,
  Component: () => import('./audit-log-page'),
  position: 9,
}
