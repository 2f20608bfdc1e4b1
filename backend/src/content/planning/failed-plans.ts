import type { Context } from 'koa'
import { adminRoutes } from '../../platform/http/admin-routes'

/** A failed plan, as the admin shows it. */
export interface FailedPlan {
  uid: string
  documentId: string
  title: string
  step: 'publish' | 'unpublish'
  plannedFor: Date
  reason: string
}

interface Row {
  uid: string
  document_id: string
  failed_step: 'publish' | 'unpublish'
  planned_for: Date
  reason: string
}

const maxShown = 50

/** The failed plans whose documents were not saved since, newest first; of one document, or of all. */
async function listFailedPlans(mayRead: (uid: string) => boolean, documentId?: string): Promise<FailedPlan[]> {
  const uids = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::') && mayRead(uid))
  const rows: Row[] = await strapi.db
    .connection('gevel_plans')
    .select('uid', 'document_id', 'failed_step', 'planned_for', 'reason')
    .whereNotNull('failed_at')
    .whereIn('uid', uids)
    .where(documentId === undefined ? {} : { document_id: documentId })
    .orderBy('failed_at', 'desc')
    .limit(maxShown)
  return Promise.all(rows.map(describe))
}

async function describe({ uid, document_id, failed_step, planned_for, reason }: Row): Promise<FailedPlan> {
  const draft = await strapi.db.query(uid).findOne({ where: { documentId: document_id, publishedAt: null } })
  const title = String(draft?.title ?? draft?.name ?? '')
  return { uid, documentId: document_id, title, step: failed_step, plannedFor: planned_for, reason }
}

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
