import type { Knex } from 'knex'
import { type DocumentRule, documentIdOf, tableOf } from '../documents/document-context'
import { type DraftRow, fillDraftSlug } from '../documents/slugs'
import { redirectMovedPath } from '../redirects/moved-paths'
import { type PathColumns, publicPath } from './public-path'
import { setPublicationDates } from './publication-dates'
import { reattachLinks } from './reattach-relations'
import { storeCover } from './store-cover'

/** A row of a type with drafts; only the fields that publishing uses. */
interface VersionRow extends PathColumns, DraftRow {
  published_at: Date | null
}

/**
 * The steps around a publication, in one transaction: the draft gets its slug, its dates and its made cover, the plan is
 * cleared, old paths redirect to the new ones, and links of other publications to this document are restored.
 */
export const publishWithSideEffects: DocumentRule = async (strapi, context, next) => {
  const documentId = documentIdOf(context)
  if (context.action !== 'publish' || !documentId) return next()
  return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const rows = () => trx<VersionRow>(tableOf(context)).where('document_id', documentId)
    const before = await rows()
    const draft = before.find((row) => row.published_at === null)
    const old = before.find((row) => row.published_at !== null)
    if (!draft) return next()
    await fillDraftSlug(strapi, trx, context, draft)
    await setPublicationDates(strapi, trx, context, draft.id, old?.id)
    await storeCover(strapi, trx, context, draft.id)
    const result = await next()
    const published = await rows().whereNotNull('published_at').first()
    if (published && !old) await reattachLinks(strapi, trx, context.uid, draft.id, published.id)
    const path = publicPath(context.uid, published)
    if (path) await redirectMovedPath(strapi, publicPath(context.uid, old), path)
    return result
  })
}
