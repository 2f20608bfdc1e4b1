/** The permission to see the audit log; the backend requires the same one (`audit-log/audit-log-routes.ts`). */
export const readAuditLog = [{ action: 'api::audit-log.read', subject: null }]
