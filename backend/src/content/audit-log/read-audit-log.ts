/** The permission to read the audit log. */
export const readAuditLog = 'api::audit-log.read'
