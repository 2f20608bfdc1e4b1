import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { fieldError } from '../../platform/errors/field-error'
import { currentActor } from '../audit-log/audit-source'
import {
  type DocumentContext,
  type DocumentRule,
  documentIdOf,
  hasField,
  tableOf,
  writtenData,
} from '../documents/document-context'
import { isSame, type PlannedMoments, planProblems } from './check-plan'

const unplanned: PlannedMoments = { publishAt: null, unpublishAt: null }

/** Rejects an impossible plan, and records its author, who is notified when it fails. */
export const checkPlans: DocumentRule = async (strapi, context, next) => {
  const data = writtenData(context)
  if (!data || !hasField(context, 'publishAt')) return next()
  if (data.publishAt === undefined && data.unpublishAt === undefined) return next()
  const stored = await storedPlan(strapi, context)
  const plan = {
    publishAt: plannedMoment(data, stored, 'publishAt'),
    unpublishAt: plannedMoment(data, stored, 'unpublishAt'),
  }
  const problems = planProblems(stored, plan, new Date())
  if (problems.length > 0) throw fieldError(problems)
  const isNew = !isSame(stored.publishAt, plan.publishAt) || !isSame(stored.unpublishAt, plan.unpublishAt)
  if (!isNew) return next()
  return strapi.db.transaction(async ({ trx }) => {
    const written = await next()
    const { documentId } = Object(written)
    if (typeof documentId === 'string')
      await trx('gevel_plans')
        .insert({ uid: context.uid, document_id: documentId, planned_by: currentActor().id })
        .onConflict(['uid', 'document_id'])
        .merge(['planned_by'])
    return written
  })
}

/** Clears the failure of a plan when its document is saved, so that it is retried at once. */
export const retryRepairedPlans: DocumentRule = async (strapi, context, next) => {
  const documentId = documentIdOf(context)
  if (!documentId || !hasField(context, 'publishAt') || !repairs.includes(context.action)) return next()
  return strapi.db.transaction(async ({ trx }) => {
    const result = await next()
    const plan = trx('gevel_plans').where({ uid: context.uid, document_id: documentId })
    if (context.action === 'delete') await plan.delete()
    else
      await plan.whereNotNull('failed_at').update({ failed_step: null, reason: null, failed_at: null, tried_at: null })
    return result
  })
}

const repairs: readonly DocumentContext['action'][] = ['update', 'publish', 'unpublish', 'discardDraft', 'delete']

async function storedPlan(strapi: Core.Strapi, context: DocumentContext): Promise<PlannedMoments> {
  const documentId = documentIdOf(context)
  if (!documentId || context.action !== 'update') return unplanned
  return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const row = await trx(tableOf(context))
      .select('publish_at', 'unpublish_at')
      .where({ document_id: documentId, published_at: null })
      .first()
    return row ? { publishAt: row.publish_at, unpublishAt: row.unpublish_at } : unplanned
  })
}

function plannedMoment(
  data: Record<string, unknown>,
  stored: PlannedMoments,
  field: keyof PlannedMoments,
): Date | null {
  const value = data[field]
  if (value === undefined) return stored[field]
  const moment = typeof value === 'string' || value instanceof Date ? new Date(value) : null
  // the field's type rejects an invalid timestamp
  return moment && !Number.isNaN(moment.getTime()) ? moment : null
}

/** Clears the plan to unpublish of a document that is offline, by hand or by plan. */
export const clearPlanWhenOffline: DocumentRule = async (strapi, context, next) => {
  const documentId = documentIdOf(context)
  if (context.action !== 'unpublish' || !documentId || !hasField(context, 'unpublishAt')) return next()
  return strapi.db.transaction(async ({ trx }) => {
    const result = await next()
    await trx(tableOf(context)).where({ document_id: documentId }).update({ unpublish_at: null })
    return result
  })
}
