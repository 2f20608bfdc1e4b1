import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type ChunkGroup = Exclude<NonNullable<Rolldown.CodeSplittingOptions['groups']>[number], string>

/** The part of Rolldown's context that tells what a module imports, lazy imports excluded. */
interface Context {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** A test whether some modules import a module, directly or through others, but not lazily. */
export function importedBy(...modules: string[]) {
  let found: Set<string> | undefined
  return (id: string, context: Context): boolean => {
    found ??= findImports(modules, context)
    return found.has(id)
  }
}

function findImports(modules: readonly string[], context: Context): Set<string> {
  const found = new Set<string>()
  const waiting = [...modules]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

const app = fileURLToPath(new URL('../app/', import.meta.url))
const onEveryPage = importedBy(...['root.tsx', 'chrome/layout.route.tsx', 'entry.client.tsx'].map((file) => app + file))
const onArticles = importedBy(`${app}features/articles/article.route.tsx`)
const afterEveryPage = importedBy(`${app}chrome/late-parts.tsx`)

/** Addresses and texts of searches. What a module of the group imports is beside it: nothing that every page loads. */
const SEARCHES = /\/app\/features\/search\/(results\/search-texts|search-address)/

/** Lists of articles, companies, events and vacancies, with what is around them. */
const STORIES =
  /\/app\/(ui\/(articles|company|text\/plain-text|faq|empty-state|filter-fold|section-nav)|features\/(vacancies\/vacancy-(mini|facts|logo)|events\/agenda-item|directory\/(kind-index-titles|company-list|map-drawing)))/

/** The texts of articles and pages. */
const TEXTS =
  /\/app\/(features\/auth\/access-options|ui\/(facts|blocks\/(body-blocks|callout|file-download|image-figure|related-story)|text\/(rich-text|file-size)))/

/**
 * Which modules share a file in the browser's bundle: a few files compress better than thirty small ones. A module is in the
 * first group that matches; one that no group matches is beside the route that imports it. What every page loads is found
 * by its imports, so a new page, component or library changes no list.
 */
export const chunkGroups: ChunkGroup[] = [
  {
    name: (id, context) => (/node_modules|rolldown.runtime/.test(id) && onEveryPage(id, context) ? 'libraries' : null),
  },
  // what a few pages need of features of which every page loads something
  { name: 'searches', test: SEARCHES },
  { name: (id, context) => (isShared(id, context) ? 'site' : null) },
  { name: 'icons', test: /\/app\/ui\/more-icons/ },
  // what every page loads a second after it has started
  { name: (id, context) => (afterEveryPage(id, context) ? 'late' : null) },
  { name: 'pictures', test: /\/app\/ui\/images/ },
  { name: 'stories', test: STORIES },
  { name: 'texts', test: TEXTS },
]

/** Parts of a few pages, of features of which every page loads something. */
const OF_FEW_PAGES = /\/app\/features\/reading-list\/save-/

/** Loaded by every page, or by articles, which are read most, beside their own features. */
function isShared(id: string, context: Context): boolean {
  if (id === `${app}entry.client.tsx` || OF_FEW_PAGES.test(id)) return false
  return onEveryPage(id, context) || (onArticles(id, context) && !/\/features\/(articles|comments)\//.test(id))
}
