import type { DocumentContext, DocumentRule } from './document-context'
import { documentsOf } from './documents'

/**
 * Strapi lets a create or update publish at once (`status: 'published'`), which skips the rules of publishing. Here
 * such a call becomes the two steps it stands for.
 */
export const publishInSteps: DocumentRule = async (strapi, context, next) => {
  if (!publishesAtOnce(context)) return next()
  return strapi.db.transaction(async () => {
    const { status: _status, ...params } = context.params
    context.params = params
    const draft = (await next()) as { documentId: string }
    const published = await documentsOf(strapi, context.uid).publish({ documentId: draft.documentId })
    return published.entries[0]
  })
}

function publishesAtOnce({ action, contentType, params }: DocumentContext): boolean {
  const writes = action === 'create' || action === 'update'
  return writes && contentType.options?.draftAndPublish === true && params.status === 'published'
}
