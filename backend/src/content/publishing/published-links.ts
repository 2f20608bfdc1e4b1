import type { Core } from '@strapi/strapi'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { type DocumentContext, type DocumentRule, documentIdOf, tableOf } from '../documents/document-context'
import { addLinks, linksOfDraft, type OutgoingLink } from './outgoing-links'
import { liveOfDraft, unedited } from './reattach-relations'

interface DraftRow {
  id: number
  updated_at: Date
}

interface Discarded {
  entries: { id: number; updatedAt: Date | string }[]
}

/**
 * Keeps the links of a draft when its changes are discarded (https://github.com/strapi/strapi/issues/24280). Strapi makes
 * the draft anew from the publication, which has no links to what is offline. So the first edit after a publication
 * stores the links that the draft has then, and discarding restores them.
 */
export const keepPublishedLinks: DocumentRule = async (strapi, context, next) => {
  const documentId = documentIdOf(context)
  if (!documentId || context.contentType.options?.draftAndPublish !== true) return next()
  if (context.action === 'update') {
    return inTransaction(async (trx) => {
      const draft = await uneditedDraft(trx, context, documentId)
      if (draft) await storeLinks(trx, documentId, await linksOfDraft(strapi, trx, tableOf(context), draft.id))
      return next()
    })
  }
  if (context.action === 'delete') {
    return inTransaction(async (trx) => {
      await trx('gevel_published_links').where({ document_id: documentId }).delete()
      return next()
    })
  }
  if (context.action !== 'discardDraft') return next()
  return inTransaction(async (trx) => {
    const links = await linksToKeep(strapi, trx, context, documentId)
    const result = (await next()) as Discarded
    const [draft] = result.entries
    if (!draft) return result
    await addLinks(strapi, trx, tableOf(context), draft.id, links)
    await markUnedited(trx, context, draft)
    return result
  })
}

/** The draft, when it was not edited since its publication. */
async function uneditedDraft(
  trx: Transaction,
  context: DocumentContext,
  documentId: string,
): Promise<DraftRow | undefined> {
  const table = tableOf(context)
  return trx<DraftRow>(`${table} as draft`)
    .joinRaw(liveOfDraft(table))
    .where('draft.document_id', documentId)
    .whereRaw(unedited)
    .first('draft.id', 'draft.updated_at')
}

async function storeLinks(trx: Transaction, documentId: string, links: readonly OutgoingLink[]): Promise<void> {
  await trx('gevel_published_links')
    .insert({ document_id: documentId, links: JSON.stringify(links) })
    .onConflict('document_id')
    .merge()
}

/** A draft that was edited before its links were stored has those to what is offline, in the places they have now. */
async function linksToKeep(
  strapi: Core.Strapi,
  trx: Transaction,
  context: DocumentContext,
  documentId: string,
): Promise<OutgoingLink[]> {
  const table = tableOf(context)
  const untouched = await uneditedDraft(trx, context, documentId)
  if (untouched) return linksOfDraft(strapi, trx, table, untouched.id)
  // Strapi makes the driver return `jsonb` as text
  const stored: { links: OutgoingLink[] } | undefined = await trx('gevel_published_links')
    .where({ document_id: documentId })
    .first(trx.raw('links::json AS links'))
  if (stored) return stored.links
  const draft: { id: number } | undefined = await trx(table)
    .where({ document_id: documentId })
    .whereNull('published_at')
    .first('id')
  return draft ? linksOfDraft(strapi, trx, table, draft.id, true) : []
}

/** The draft is the publication again, and gets the links to what comes online later. */
async function markUnedited(
  trx: Transaction,
  context: DocumentContext,
  draft: Discarded['entries'][number],
): Promise<void> {
  const table = tableOf(context)
  const [row] = await trx<DraftRow>(table)
    .where({ id: draft.id })
    .update({
      updated_at: trx.raw(
        `(SELECT live.updated_at FROM ${table} live WHERE live.published_at IS NOT NULL
          AND live.document_id = ${table}.document_id)`,
      ),
    })
    .returning('updated_at')
  // the form sends it with its next save
  if (row) draft.updatedAt = row.updated_at
}
