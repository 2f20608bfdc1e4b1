import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { queueMail } from '../../platform/mail/queue-mail'
import type { DueDocument } from './due-documents'
import { failureReason } from './failure-reason'
import { planFailedMail } from './plan-failed-mail'

interface Failure {
  uid: string
  due: DueDocument
  step: 'publish' | 'unpublish'
  now: Date
  error: unknown
}

interface Planner {
  name: string | null
  email: string | null
  title: string | null
}

/**
 * Records the failure of a plan for the admin, and mails the editor who planned it: once, however often it is retried,
 * until the document is saved.
 */
export async function recordPlanFailure(strapi: Core.Strapi, { uid, due, step, now, error }: Failure): Promise<void> {
  const plan = { uid, document_id: due.document_id }
  const plannedFor = (step === 'publish' ? due.publish_at : due.unpublish_at) ?? now
  const reason = failureReason(strapi, uid, error)
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    await trx('gevel_plans').insert(plan).onConflict(['uid', 'document_id']).ignore()
    const found = { failed_step: step, planned_for: plannedFor, reason, tried_at: now }
    const isNew = await trx('gevel_plans')
      .where(plan)
      .whereNull('failed_at')
      .update({ ...found, failed_at: now })
    if (!isNew) return void (await trx('gevel_plans').where(plan).update(found))
    const planner = await findPlanner(strapi, trx, plan)
    if (!planner?.email) return
    await queueMail(planFailedMail, planner.email, {
      ...{ name: planner.name ?? '', title: planner.title ?? '', step, plannedFor, reason },
      ...{ uid, documentId: due.document_id },
    })
  })
}

/** The editor who planned the document; else its last author. */
async function findPlanner(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { uid, document_id }: { uid: string; document_id: string },
): Promise<Planner | undefined> {
  const table = strapi.contentTypes[uid as never] as { collectionName: string; attributes: object }
  const title = 'title' in table.attributes ? 'draft.title' : 'draft.name'
  return trx('gevel_plans as plan')
    .join(`${table.collectionName} as draft`, 'draft.document_id', 'plan.document_id')
    .joinRaw('LEFT JOIN admin_users AS editor ON editor.id = coalesce(plan.planned_by, draft.updated_by_id)')
    .where({ 'plan.uid': uid, 'plan.document_id': document_id })
    .whereNull('draft.published_at')
    .first('editor.firstname as name', 'editor.email as email', `${title} as title`)
}
