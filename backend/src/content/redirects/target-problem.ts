import { trackedPaths } from '@gevel/contract/tracked-links'
import { inTransaction } from '../../platform/database/transaction'
import { environment } from '../../platform/environment/environment'
import { checkHref } from '../documents/hrefs'
import { sitePath } from '../documents/site-path'
import { normaliseFromPath } from './redirect-path'
import { sitePageAt } from './site-page'

/**
 * What is wrong with the target of a tracked link: it can be a page of the site that exists, or another site.
 * @param to as it is stored, in canonical form
 * @param mustExist whether a page of the site has to be there now
 * @returns a Dutch sentence
 */
export async function targetProblem(to: string, mustExist = true): Promise<string | undefined> {
  if (!/^(?:https?:\/)?\//.test(to)) return 'Begin met / voor een pad op de site, of met https://.'
  try {
    checkHref(to)
  } catch (error) {
    return (error as Error).message
  }
  const pathOnSite = sitePath(to, environment.SITE_URL)
  if (!pathOnSite) return undefined
  if (trackedPaths.some((path) => pathOnSite.path === path || pathOnSite.path.startsWith(`${path}/`)))
    return 'Dit adres telt zelf ook kliks. Vul in waar de lezer uitkomt.'
  if (mustExist && !(await pathExists(pathOnSite.path))) return `De site heeft geen pagina op ${pathOnSite.path}.`
  return undefined
}

/**
 * Whether the site has a page at a path: a published document, a redirect, or a screen of its own. What such a screen
 * shows for a parameter is looked up for documents only.
 * @param path in canonical form, without query and fragment
 */
async function pathExists(path: string): Promise<boolean> {
  return inTransaction(async (trx) => {
    if (await sitePageAt(trx, path)) return true
    return (
      (await trx('redirects')
        .where({ from_path: normaliseFromPath(path) })
        .first('id')) !== undefined
    )
  })
}
