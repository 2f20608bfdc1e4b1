import { backendPaths, editorPaths, laterPaths, publicFiles, routePaths } from '@gevel/contract/paths'
import { fileFolders, healthPaths, payloadSuffix, serviceWorkerPath } from '@gevel/contract/server-paths'

const { home, 'home-pro': homePro, ...screens } = routePaths
/**
 * The paths that the site handles itself. The front pages are not among them: they show the page that an editor
 * creates there.
 */
const addresses = [
  ...Object.values(screens),
  ...Object.values(fileFolders),
  ...Object.values(healthPaths),
  serviceWorkerPath,
  ...publicFiles,
  ...backendPaths,
  ...laterPaths,
]
const ofEditors = new Set<string>([...editorPaths, home, homePro])

/** A path that is taken, or a prefix of one. `next` is the segment after it. */
interface Place {
  path: string
  next: string | undefined
}

/** `/vacatures` and `/vacatures/vacature` for `/vacatures/vacature/:id`: the fixed prefixes of a path. */
function prefixesOf(address: string): Place[] {
  const parts = address.slice(1).split('/')
  const fixed = parts.findIndex(isOpen)
  const count = fixed < 0 ? parts.length : fixed
  return Array.from({ length: count }, (_, at) => ({
    path: `/${parts.slice(0, at + 1).join('/')}`,
    next: parts[at + 1],
  }))
}

/** Whether a segment matches more than one text: a parameter, or a wildcard. */
function isOpen(part: string): boolean {
  return part === '' || part.startsWith(':')
}

const places = addresses.flatMap(prefixesOf)
const reserved = new Set(places.map(({ path }) => path).filter((path) => !ofEditors.has(path)))
/**
 * Under an editor's page, other pages may exist beside the site's own segments, but not where a parameter would match
 * them.
 */
const reservedFolders = places
  .filter(({ path, next }) => next !== undefined && (isOpen(next) || !ofEditors.has(path)))
  .map(({ path }) => `${path}/`)

/**
 * Whether a page at this path would never be shown, because the site handles the path itself, or would be in a folder
 * of the site's own.
 * @param path normalised path of a page
 */
export function isReserved(path: string): boolean {
  // the data of another page: of `/x` at `/x.data` (React Router, "single fetch"), and its payload
  if (path.endsWith('.data') || path.endsWith(payloadSuffix)) return true
  return reserved.has(path) || reservedFolders.some((folder) => path.startsWith(folder))
}
