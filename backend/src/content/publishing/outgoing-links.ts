import type { Core } from '@strapi/strapi'
import type { Transaction } from '../../platform/database/transaction'
import { incomingRelations } from './incoming-relations'

/** A link of a document or of one of its blocks to a document with drafts. */
export interface OutgoingLink {
  /** the link table */
  table: string
  /** the field of the block that has the link, and its place there; null when the document has it */
  field: string | null
  at: number | null
  /** the document that is linked to */
  target: string
  order: number | null
}

/** Where a type stores its links to another type with drafts. */
interface OutgoingRelation {
  table: string
  from: string
  to: string
  order: string | undefined
  targets: string
  components: { table: string; uid: string } | undefined
}

function outgoingRelations(strapi: Core.Strapi, table: string): OutgoingRelation[] {
  const types = Object.values(strapi.contentTypes).filter((type) => type.options?.draftAndPublish)
  return types.flatMap(({ uid, collectionName: targets = '' }) =>
    incomingRelations(strapi, uid).flatMap(({ sources, ...link }) =>
      sources
        .filter((source) => source.table === table)
        .map(({ components }) => ({ ...link, order: link.order, targets, components })),
    ),
  )
}

/**
 * The links of a draft.
 * @param table of its type
 * @param isOffline whether only those to documents without a publication are wanted
 */
export async function linksOfDraft(
  strapi: Core.Strapi,
  trx: Transaction,
  table: string,
  draftId: number,
  isOffline = false,
): Promise<OutgoingLink[]> {
  const links: OutgoingLink[] = []
  for (const relation of outgoingRelations(strapi, table)) {
    const { components } = relation
    const rows = trx(`${relation.table} as link`)
      .join(`${relation.targets} as target`, 'target.id', `link.${relation.to}`)
      .select({
        target: 'target.document_id',
        order: relation.order ? `link.${relation.order}` : trx.raw('NULL'),
        field: components ? 'ours.field' : trx.raw('NULL'),
        at: components ? 'ours.order' : trx.raw('NULL'),
      })
    if (components) rows.join(`${components.table} as ours`, 'ours.cmp_id', `link.${relation.from}`)
    rows.where(
      components
        ? { 'ours.entity_id': draftId, 'ours.component_type': components.uid }
        : { [`link.${relation.from}`]: draftId },
    )
    if (isOffline) {
      const live = trx(`${relation.targets} as live`).whereRaw('live.document_id = target.document_id')
      rows.whereNotExists(live.whereNotNull('live.published_at'))
    }
    links.push(...(await rows).map((row: Omit<OutgoingLink, 'table'>) => ({ table: relation.table, ...row })))
  }
  return links
}

/** Gives a draft these links too, in their order; those to documents that are gone are left out. */
export async function addLinks(
  strapi: Core.Strapi,
  trx: Transaction,
  table: string,
  draftId: number,
  links: readonly OutgoingLink[],
): Promise<void> {
  for (const relation of outgoingRelations(strapi, table)) {
    const { from, to, order, components } = relation
    const relationLinks = links.filter(
      (link) => link.table === relation.table && (link.field !== null) === (components !== undefined),
    )
    if (relationLinks.length === 0) continue
    const holder = components
      ? `JOIN ${components.table} ours ON ours.entity_id = :draftId AND ours.component_type = :uid
          AND ours.field = wanted.field AND ours."order" = wanted.at`
      : ''
    await trx.raw(
      `INSERT INTO ${relation.table} ("${from}", "${to}"${order ? `, "${order}"` : ''})
       SELECT ${components ? 'ours.cmp_id' : ':draftId'}, target.id${order ? ', wanted."order"' : ''}
       FROM jsonb_to_recordset(:wanted) AS wanted (target text, field text, at float, "order" float)
       JOIN ${relation.targets} target ON target.document_id = wanted.target AND target.published_at IS NULL ${holder}
       ON CONFLICT ("${from}", "${to}") ${order ? `DO UPDATE SET "${order}" = excluded."${order}"` : 'DO NOTHING'}`,
      { draftId, uid: components?.uid ?? '', wanted: JSON.stringify(relationLinks) },
    )
  }
}
