import type { Edition } from './editions.ts'
import { isWithin } from './hrefs.ts'
import { proPaths } from './pro-paths.ts'

const PRO_PATHS = Object.values(proPaths)
const GENERAL_PATHS = ['/nieuws', '/news/tag', '/news/:id/:slug?', '/nationale-dhz-sessie'] as const

/** Whether a path belongs to the pro edition alone. */
export function isProPath(pathname: string): boolean {
  return PRO_PATHS.some((page) => isWithin(pathname, page))
}

/** Whether a path belongs to the general edition alone. */
function isGeneralPath(pathname: string): boolean {
  return pathname === '/' || GENERAL_PATHS.some((page) => isWithin(pathname, page))
}

/** Whether a page is in one edition alone, and not shared by both. */
export function isOfOneEdition(pathname: string): boolean {
  return isProPath(pathname) || isGeneralPath(pathname)
}

/** A link to a page that both editions share: in pro it has the query key, so that the reader stays in the edition. */
export function withinEdition(path: string, edition: Edition): string {
  if (edition === 'general' || !path.startsWith('/')) return path
  const url = new URL(path, 'http://site')
  if (isOfOneEdition(url.pathname) || url.searchParams.has('pro')) return path
  const search = url.search ? `${url.search}&pro` : '?pro'
  return `${url.pathname}${search}${url.hash}`
}
