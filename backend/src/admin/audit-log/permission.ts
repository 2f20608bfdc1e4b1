/** Who sees the audit log; the backend requires the same permission (`audit-log/audit-log-routes.ts`). */
export const readAuditLog = [{ action: 'api::audit-log.read', subject: null }]
