import type { Context } from 'koa'
import { adminRoutes } from '../../platform/http/admin-routes'
import { listFailedPlans } from './failed-plans'

const readDocuments = 'plugin::content-manager.explorer.read'

/** The admin's routes for failed plans: of one document, or of all that the editor may read. */
export const planningRoutes = adminRoutes('/admin/site/planning', {
  'GET /failed': showFailed,
})

async function showFailed(ctx: Context): Promise<void> {
  const { documentId } = ctx.query
  const mayRead = (uid: string): boolean => ctx.state.userAbility.can(readDocuments, uid)
  ctx.body = { data: await listFailedPlans(mayRead, typeof documentId === 'string' ? documentId : undefined) }
}
