import { type DocumentRule, documentIdOf, hasField, tableOf } from '../documents/document-context'

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
