import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { type DocumentContext, hasField, tableOf } from '../documents/document-context'
import { hasTextChanged } from './has-text-changed'

/**
 * Stores on the draft what its publication copies: the date that readers see at the first publication, the time of
 * change at a later one with another text, and no more plan to publish. It leaves `updated_at`, so that the admin does
 * not show the document as modified.
 */
export async function setPublicationDates(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  context: DocumentContext,
  draftId: number,
  oldId: number | undefined,
): Promise<void> {
  const now = new Date()
  const stamps: Record<string, unknown> = {}
  if (hasField(context, 'publishAt')) stamps.publish_at = null
  // An unpublication time in the past belongs to an earlier publication.
  if (hasField(context, 'unpublishAt'))
    stamps.unpublish_at = trx.raw('nullif(unpublish_at, least(unpublish_at, ?))', [now])
  if (hasField(context, 'releasedAt')) stamps.released_at = trx.raw('coalesce(released_at, ?)', [now])
  if (hasField(context, 'postedAt')) stamps.posted_at = trx.raw('coalesce(posted_at, ?)', [now])
  if (oldId && hasField(context, 'changedAt') && (await hasTextChanged(strapi, draftId, oldId))) stamps.changed_at = now
  if (Object.keys(stamps).length === 0) return
  await trx(tableOf(context)).where({ id: draftId }).update(stamps)
}
