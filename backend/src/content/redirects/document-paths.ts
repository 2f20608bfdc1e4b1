import { partnerHref } from '@gevel/contract/hrefs'
import { partnerKindSchema } from '@gevel/contract/references'
import type { Knex } from 'knex'
import { inTransaction } from '../../platform/database/transaction'
import type { DocumentRule } from '../documents/document-context'

/** The types whose documents have a path that an editor can change. */
const typesWithPaths: readonly string[] = ['api::page.page', 'api::partner.partner']

/** The paths of all pages and companies, drafts included, as a query with the columns `path` and `published_at`. */
function documentPaths(knex: Knex): Knex.QueryBuilder {
  const folders = partnerKindSchema.options.map((kind) => [kind, partnerHref({ kind, link: '' })])
  const cases = folders.map(() => 'WHEN ? THEN ?').join(' ')
  const partnerPath = knex.raw(`CASE kind ${cases} END || link AS path`, folders.flat())
  return knex('pages')
    .select('link AS path', 'published_at')
    .unionAll(knex('partners').select(partnerPath, 'published_at'))
}

/** Whether a page or company is published at a path. */
export async function isLivePath(knex: Knex, path: string): Promise<boolean> {
  const paths = knex.from(documentPaths(knex).as('d'))
  return (await paths.where({ path }).whereNotNull('published_at').first('path')) !== undefined
}

/**
 * Deletes the automatic redirects of a moved page or company once it is deleted. Those that editors made stay. While
 * the target is only offline they stay, and `findRedirect` skips them.
 */
export const deleteDeadRedirects: DocumentRule = async (_strapi, context, next) => {
  if (context.action !== 'delete' || !typesWithPaths.includes(context.uid)) return next()
  return inTransaction(async (trx) => {
    const result = await next()
    const alive = trx.from(documentPaths(trx).as('d')).whereNotNull('d.path').select('d.path')
    await trx('redirects').where({ automatic: true }).whereLike('to', '/%').whereNotIn('to', alive).delete()
    return result
  })
}
