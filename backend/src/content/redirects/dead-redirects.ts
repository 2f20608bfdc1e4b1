import { inTransaction } from '../../platform/database/transaction'
import type { DocumentRule } from '../documents/document-context'
import { documentPaths, typesWithPaths } from './document-paths'

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
