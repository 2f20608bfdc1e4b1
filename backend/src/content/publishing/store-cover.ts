import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { chooseCover } from '../articles/choose-cover'
import { bodyBlocks, withBodyBlocks } from '../blocks/body-blocks'
import { type DocumentContext, hasField, tableOf } from '../documents/document-context'

/**
 * Stores the made cover of an article on its draft, which its publication copies. Lists then need not read bodies.
 */
export async function storeCover(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  context: DocumentContext,
  draftId: number,
): Promise<void> {
  if (!hasField(context, 'madeCover')) return
  const draft = await strapi.db.query('api::content.content').findOne({
    where: { id: draftId },
    select: ['access'],
    populate: { blocks: { on: withBodyBlocks } },
  })
  await trx(tableOf(context))
    .where({ id: draftId })
    .update({ made_cover: chooseCover(draft.access, bodyBlocks(draft.blocks)) })
}
