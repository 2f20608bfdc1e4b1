import type { Context } from 'koa'
import { listFailedPlans } from './failed-plans'

const config = { policies: ['admin::isAuthenticatedAdmin'] }
const info = { type: 'admin' }
const readDocuments = 'plugin::content-manager.explorer.read'

/** The admin's routes for failed plans: of one document, or of all that the editor may read. */
export const planningRoutes = {
  type: 'admin' as const,
  prefix: '/planning',
  routes: [{ method: 'GET' as const, path: '/failed', handler: showFailed, config, info }],
}

async function showFailed(ctx: Context): Promise<void> {
  const { documentId } = ctx.query
  const mayRead = (uid: string): boolean => ctx.state.userAbility.can(readDocuments, uid)
  ctx.set('Cache-Control', 'no-store')
  ctx.body = { data: await listFailedPlans(mayRead, typeof documentId === 'string' ? documentId : undefined) }
}
