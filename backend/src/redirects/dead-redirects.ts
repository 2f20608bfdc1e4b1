import { inTransaction } from '../database/transaction'
import type { DocumentRule } from '../documents/context'
import { documentPaths, typesWithPaths } from './document-paths'

/**
 * Removes the redirects that moved pages left behind once there is nothing to lead to: the page or company was deleted. Those that
 * editors made stay. While it is only offline they are kept, and `findRedirect` passes them over.
 */
export const forgetDeadRedirects: DocumentRule = async (_strapi, context, next) => {
  if (context.action !== 'delete' || !typesWithPaths.includes(context.uid)) return next()
  return inTransaction(async (trx) => {
    const result = await next()
    const alive = trx.from(documentPaths(trx).as('d')).whereNotNull('d.path').select('d.path')
    await trx('redirects').where({ automatic: true }).whereLike('to', '/%').whereNotIn('to', alive).delete()
    return result
  })
}
