import type { Feature } from '../../platform/feature/feature'
import { ensureAppendOnly } from './append-only'
import { auditLogRoutes } from './audit-log-routes'
import { cleanUpAuditLog } from './clean-up'
import { readAuditLog } from './permission'

export const auditLog: Feature = {
  permissions: [readAuditLog],
  adminRoutes: auditLogRoutes,
  jobs: [cleanUpAuditLog],
  ensureTriggers: (strapi) => ensureAppendOnly(strapi.db.connection),
}
