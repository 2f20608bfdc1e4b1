import { routePaths } from '@gevel/contract/paths'
import type { Core } from '@strapi/strapi'
import { inTransaction } from '../database/transaction'
import { isLivePath } from '../redirects/document-paths'
import { normaliseFromPath } from '../redirects/redirect-path'
import { isNumberedPath, numberedPath } from './canonical-hrefs'

/** The pages of the site's own code, by their pattern; companies are documents. */
const screens = Object.values(routePaths)
  .filter((path) => !path.endsWith('/:link'))
  .map((path) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`))

/**
 * Whether the site has a page at a path: a published document, a redirect, or a screen of its own. What such a screen
 * shows for a parameter is not looked up, except for documents with a number.
 * @param path in canonical form, without query and fragment
 */
export async function pathExists(strapi: Core.Strapi, path: string): Promise<boolean> {
  if (isNumberedPath(path)) return (await numberedPath(strapi, path)) !== undefined
  if (screens.some((screen) => screen.test(path))) return true
  return inTransaction(async (trx) => {
    if (await isLivePath(trx, path)) return true
    return (
      (await trx('redirects')
        .where({ from_path: normaliseFromPath(path) })
        .first('id')) !== undefined
    )
  })
}
