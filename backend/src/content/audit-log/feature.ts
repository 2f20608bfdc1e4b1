import type { Feature } from '../../platform/feature/feature'
import { ensureAppendOnly } from './append-only'
import { auditLogActions, auditLogRoutes } from './audit-log-routes'
import { cleanUpAuditLog } from './clean-up'

export const auditLog: Feature = {
  jobs: [cleanUpAuditLog],
  adminRoutes: auditLogRoutes,
  adminActions: auditLogActions,
  ensureTriggers: (strapi) => ensureAppendOnly(strapi.db.connection),
}
