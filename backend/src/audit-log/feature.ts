import type { Feature } from '../feature/feature'
import { keepAppendOnly } from './append-only'
import { auditLogActions, auditLogRoutes } from './audit-log-routes'
import { cleanUpAuditLog } from './clean-up'

export const auditLog: Feature = {
  jobs: [cleanUpAuditLog],
  adminRoutes: auditLogRoutes,
  adminActions: auditLogActions,
  ensureTriggers: (strapi) => keepAppendOnly(strapi.db.connection),
}
