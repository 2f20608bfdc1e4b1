import type { Knex } from 'knex'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { type DocumentRule, documentIdOf, tableOf } from './document-context'

/** The types whose public address contains a name or slug that editors can change. */
export type FormerKind = 'tag' | 'author' | 'company' | 'figures' | 'plan'

/** What is part of an address of each type. Companies and plans have drafts: their address changes when they are published. */
const renamable: Readonly<
  Record<string, { kind: FormerKind; columns: readonly string[]; changes: 'update' | 'publish' }>
> = {
  'api::tag.tag': { kind: 'tag', columns: ['name', 'slug'], changes: 'update' },
  'api::author.author': { kind: 'author', columns: ['slug'], changes: 'update' },
  'api::figure-series.figure-series': { kind: 'figures', columns: ['slug'], changes: 'update' },
  'api::partner.partner': { kind: 'company', columns: ['name', 'link'], changes: 'publish' },
  'api::plan.plan': { kind: 'plan', columns: ['slug'], changes: 'publish' },
}

const slugTables = { tag: 'tags', author: 'authors', figures: 'figure_series' } as const

/**
 * Remembers the names and slugs that a document no longer has, so that its old addresses redirect. They refer to the
 * document, so a second change leaves no chain.
 */
export const rememberFormerKeys: DocumentRule = async (_strapi, context, next) => {
  const subject = renamable[context.uid]
  const documentId = documentIdOf(context)
  if (!subject || !documentId) return next()
  const { kind, columns, changes } = subject
  if (context.action === 'delete') {
    return inTransaction(async (trx) => {
      const result = await next()
      await trx('gevel_former_keys').where({ kind, document_id: documentId }).delete()
      return result
    })
  }
  if (context.action !== changes) return next()
  return inTransaction(async (trx) => {
    const keys = () => loadKeys(trx, tableOf(context), columns, documentId)
    const before = await keys()
    const result = await next()
    const after = new Set(await keys())
    const rows = before.filter((key) => !after.has(key)).map((key) => ({ kind, key, document_id: documentId }))
    if (rows.length > 0) await trx('gevel_former_keys').insert(rows).onConflict(['kind', 'key']).merge()
    return result
  })
}

/** The keys of the public version, in lower case. */
async function loadKeys(trx: Transaction, table: string, columns: readonly string[], documentId: string) {
  const row: Record<string, string | null> | undefined = await trx(table)
    .where({ document_id: documentId })
    // types without drafts are always published
    .whereNotNull('published_at')
    .first(columns.map((column) => trx.raw('lower(??) AS ??', [column, column])))
  return [...new Set(Object.values(row ?? {}).filter((key) => key !== null))]
}

/** The document that had a name or slug before; undefined when none had. */
export async function formerOwner(knex: Knex, kind: FormerKind, key: string): Promise<string | undefined> {
  const owner = await knex('gevel_former_keys').where({ kind }).whereRaw('key = lower(?)', [key]).first('document_id')
  return owner?.document_id
}

/** A tag, author or series of market figures by its slug, or else by one that it had before. */
export async function findBySlug(
  knex: Knex,
  kind: keyof typeof slugTables,
  slug: string,
): Promise<{ id: number; document_id: string; slug: string } | undefined> {
  const rows = () => knex(slugTables[kind])
  const found = await rows().where({ slug }).first('id', 'document_id', 'slug')
  if (found) return found
  const owner = await formerOwner(knex, kind, slug)
  return owner === undefined ? undefined : rows().where({ document_id: owner }).first('id', 'document_id', 'slug')
}
