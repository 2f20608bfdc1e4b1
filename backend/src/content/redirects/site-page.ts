import { backendPaths, publicFiles, routePaths } from '@gevel/contract/paths'
import { fileFolders, healthPaths, payloadSuffix, serviceWorkerPath } from '@gevel/contract/server-paths'
import type { Knex } from 'knex'
import { isLivePath } from './document-paths'

/**
 * What the site shows at a path of its own: a `screen` of its code, or a published `document`, whose page can move or
 * disappear.
 */
export type SitePage = 'screen' | 'document'

const routes = Object.values(routePaths).map((pattern) => ({
  folder: pattern.split('/:')[0] ?? '',
  isFixed: !pattern.includes('/:'),
  path: new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/\/:\w+(\?)?/g, '(?:/[^/]+)$1')}$`),
}))
const folders = [...Object.values(fileFolders), ...backendPaths]
const files = new Set<string>([...Object.values(healthPaths), serviceWorkerPath, ...publicFiles])

/** The documents below a folder of routes: their table, and the column of the segment after the folder. */
const documents: Readonly<Record<string, { table: string; column: 'public_id' | 'slug'; hasDrafts: boolean }>> = {
  '/news': { table: 'contents', column: 'public_id', hasDrafts: true },
  '/item': { table: 'contents', column: 'public_id', hasDrafts: true },
  '/agenda': { table: 'events', column: 'public_id', hasDrafts: true },
  '/magazine': { table: 'magazines', column: 'public_id', hasDrafts: true },
  '/vacatures/vacature': { table: 'vacancies', column: 'public_id', hasDrafts: true },
  '/auteurs': { table: 'authors', column: 'slug', hasDrafts: false },
  '/marktcijfers': { table: 'figure_series', column: 'slug', hasDrafts: false },
}

/**
 * What the site has at a path, without redirects. Of a route with a parameter it looks up whether the document exists:
 * an editor may redirect the path of a deleted article.
 * @param path in lower case, without a slash at its end
 */
export async function sitePageAt(knex: Knex, path: string): Promise<SitePage | undefined> {
  if (isServerPath(path)) return 'screen'
  const matching = routes.filter((route) => route.path.test(path))
  if (matching.some(({ isFixed }) => isFixed)) return 'screen'
  if (await isLivePath(knex, path)) return 'document'
  for (const { folder } of matching) {
    if (await hasDocument(knex, folder, path)) return 'document'
  }
  return matching.some(({ folder }) => isScreenFolder(folder)) ? 'screen' : undefined
}

/** The server handles these before any route: files, and the data of pages (React Router, "single fetch"). */
function isServerPath(path: string): boolean {
  return (
    files.has(path) ||
    folders.some((folder) => `${path}/`.startsWith(folder)) ||
    path.endsWith('.data') ||
    path.endsWith(payloadSuffix)
  )
}

/** Companies are documents too, which `isLivePath` finds. */
function isScreenFolder(folder: string): boolean {
  return !(folder in documents) && !companyFolders.has(folder)
}

const companyFolders = new Set<string>(
  Object.values(routePaths)
    .filter((pattern) => pattern.endsWith('/:link'))
    .map((pattern) => pattern.slice(0, -'/:link'.length)),
)

async function hasDocument(knex: Knex, folder: string, path: string): Promise<boolean> {
  const source = documents[folder]
  const [key = ''] = path.slice(folder.length + 1).split('/')
  if (!source || (source.column === 'public_id' && !isPublicId(key))) return false
  const rows = knex(source.table).where({ [source.column]: key })
  if (source.hasDrafts) rows.whereNotNull('published_at')
  return (await rows.first('id')) !== undefined
}

function isPublicId(key: string): boolean {
  return /^[1-9]\d{0,9}$/.test(key) && Number(key) <= 2_147_483_647
}
