/** The right to read the audit log, as the admin's permissions name it. */
export const readAuditLog = 'api::audit-log.read'
