import { inTransaction } from '../../platform/database/transaction'
import { normaliseFromPath } from '../redirects/redirect-path'
import { sitePageAt } from '../redirects/site-page'

/**
 * Whether the site has a page at a path: a published document, a redirect, or a screen of its own. What such a screen
 * shows for a parameter is looked up for documents only.
 * @param path in canonical form, without query and fragment
 */
export async function pathExists(path: string): Promise<boolean> {
  return inTransaction(async (trx) => {
    if (await sitePageAt(trx, path)) return true
    return (
      (await trx('redirects')
        .where({ from_path: normaliseFromPath(path) })
        .first('id')) !== undefined
    )
  })
}
