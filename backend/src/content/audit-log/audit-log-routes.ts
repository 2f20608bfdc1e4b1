import type { Context } from 'koa'
import { listRoutes } from '../../platform/admin-lists/list-routes'
import { adminRoutes } from '../../platform/http/admin-routes'
import { auditCategories } from './audit-kinds'
import { auditLines, findActors } from './audit-query'
import { readAuditLog } from './permission'
import { closeAttempts } from './record-attempt'
import { recordAudit } from './record-audit'

/** The routes of the admin's screen. None changes or deletes a line. */
export const auditLogRoutes = adminRoutes(
  '/admin/site/audit-log',
  {
    ...listRoutes(
      { ...auditLines, page: showLines },
      {
        fileName: 'logboek.csv',
        // the export itself is recorded too
        beforeExport: (used) => recordAudit({ kind: 'export.audit-log', changes: used }),
      },
    ),
    'GET /actors': showActors,
    'GET /kinds': showKinds,
  },
  readAuditLog,
)

async function showLines(query: unknown) {
  await closeAttempts()
  return auditLines.page(query)
}

/** `GET /admin/site/audit-log/actors`: the people that the list can be filtered by. */
async function showActors(ctx: Context): Promise<void> {
  ctx.body = { data: await findActors() }
}

/** `GET /admin/site/audit-log/kinds`: what the list can be filtered by, those of all features among it. */
async function showKinds(ctx: Context): Promise<void> {
  ctx.body = { data: auditCategories() }
}
