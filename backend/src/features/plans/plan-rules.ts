import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { type DocumentRule, documentIdOf, writtenData } from '../../content/documents/document-context'
import { tablesOf } from '../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { fieldError } from '../../platform/errors/field-error'
import { type EditedPlan, planProblems } from './plan-problems'
import { planUid } from './plan-row'
import { storePlanVersions } from './store-versions'

/**
 * Checks a plan, and stores what is sold of it as a new version when it is published with other facts. A plan with orders is
 * taken off sale and never deleted: its name is on invoices.
 */
export const sellPlans: DocumentRule = async (strapi, context, next) => {
  if (context.uid !== planUid) return next()
  const documentId = documentIdOf(context)
  const data = context.action === 'publish' ? {} : writtenData(context)
  if (data) await checkPlan(strapi, documentId, data)
  return inTransaction(async (trx) => {
    if (context.action === 'delete' && documentId) await rejectSold(trx, documentId)
    const result = await next()
    if (context.action === 'publish' && documentId) await storePlanVersions(trx, documentId)
    return result
  })
}

async function checkPlan(strapi: Core.Strapi, documentId: string | undefined, data: EditedPlan): Promise<void> {
  const stored: EditedPlan | null = documentId
    ? await strapi.db.query(planUid).findOne({ where: { documentId, publishedAt: null } })
    : null
  const problems = planProblems({ ...stored, ...data })
  if (problems.length > 0) throw fieldError(problems)
}

async function rejectSold(trx: Transaction, documentId: string): Promise<void> {
  const sold = await tablesOf(trx)
    .selectFrom('gevel_subscriptions as s')
    .innerJoin('gevel_plan_versions as v', 'v.id', 's.plan_version_id')
    .select('s.id')
    .where('v.plan_document_id', '=', documentId)
    .executeTakeFirst()
  if (sold)
    throw new errors.ValidationError(
      'Dit abonnement is verkocht. Haal het offline of vul in tot wanneer het te bestellen is, in plaats van het te verwijderen.',
    )
}
