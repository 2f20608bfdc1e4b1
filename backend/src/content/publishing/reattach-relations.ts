import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { incomingRelations } from './incoming-relations'

/**
 * When a document is published for the first time, or again after it was unpublished, Strapi does not link it to
 * earlier publications: an article would not mention a partner that came online later. The drafts do have those links;
 * this copies them to the publications that have not been edited since.
 */
export async function reattachLinks(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  uid: string,
  draftId: number,
  publishedId: number,
): Promise<void> {
  for (const link of incomingRelations(strapi, uid)) {
    const order = link.order ? `, "${link.order}"` : ''
    const linkOrder = link.order ? `, link."${link.order}"` : ''
    for (const source of link.sources) {
      const { joins, holder } = source.components ? throughComponents(source) : directly(source)
      await trx.raw(
        `INSERT INTO ${link.table} ("${link.from}", "${link.to}"${order})
         SELECT ${holder}, ?${linkOrder} FROM ${link.table} link ${joins}
         WHERE link."${link.to}" = ? AND ${unedited}
         ON CONFLICT DO NOTHING`.replaceAll(':from', `link."${link.from}"`),
        [publishedId, draftId],
      )
    }
  }
}

interface Source {
  table: string
  components?: { table: string; uid: string }
}

/** Joins the publications (`live`) of drafts (`draft`). */
export const liveOfDraft = (table: string) =>
  `JOIN ${table} live ON live.document_id = draft.document_id AND live.published_at IS NOT NULL`

/** Whether the draft has not been edited since its publication. */
export const unedited = 'draft.published_at IS NULL AND live.updated_at >= draft.updated_at'

/** The link is on the document itself. */
function directly({ table }: Source) {
  return { holder: 'live.id', joins: `JOIN ${table} draft ON draft.id = :from ${liveOfDraft(table)}` }
}

/** The link is on a block: the publication's block is at the same index of the same field. */
function throughComponents({ table, components }: Source) {
  const { table: rows, uid } = components ?? { table: '', uid: '' }
  return {
    holder: 'theirs.cmp_id',
    joins: `JOIN ${rows} ours ON ours.cmp_id = :from AND ours.component_type = '${uid}'
      JOIN ${table} draft ON draft.id = ours.entity_id ${liveOfDraft(table)}
      JOIN ${rows} theirs ON theirs.entity_id = live.id AND theirs.field = ours.field
        AND theirs."order" = ours."order" AND theirs.component_type = ours.component_type`,
  }
}
