import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isKnownEverywhere, isPerVisitor } from '@gevel/contract/routes'
import { matchRoutes } from 'react-router'
import { z } from 'zod'
import { completeManifest } from '../../app/routing/routes/complete-manifest.ts'

const fileSchema = z.looseObject({ module: z.string(), imports: z.array(z.string()), css: z.array(z.string()) })
const routeSchema = fileSchema.extend({
  parentId: z.string().optional(),
  path: z.string().optional(),
  index: z.boolean().optional(),
  hasDefaultExport: z.boolean().optional(),
})
const manifestSchema = z.looseObject({
  version: z.string(),
  entry: fileSchema,
  routes: z.record(z.string(), routeSchema),
})

/** React Router's manifest for browsers: all routes with their files, and a hash of these. */
export type ClientManifest = z.infer<typeof manifestSchema>
type ClientRoute = z.infer<typeof routeSchema>
type Entries = [string, ClientRoute][]

const PREFIX = 'window.__reactRouterManifest='
/** Each id once. */
const ADD_IDS = 'for(const[id,route]of Object.entries(window.__reactRouterManifest.routes))route.id=id'
/** The layout of all pages, and the route of the editors' pages, which has all other paths. */
const [LAYOUT, OTHER_PATHS] = ['chrome', 'page']

/**
 * Replaces React Router's manifest, which every page loads, by one of the routes that every page leads to, and writes a complete one beside
 * it (decision 094). Both leave out what browsers do not need: the files that routes import, which payloads name, and the routes that
 * are no pages, such as feeds: nothing navigates to them within the site. They say which routes are per visitor, and have no payload.
 * @param assets the folder with the manifest
 * @returns the manifest as it was
 */
export async function writeClientManifests(assets: string): Promise<ClientManifest> {
  const [name, ...more] = (await readdir(assets)).filter((file) => /^manifest-.*\.js$/.test(file))
  if (name === undefined || more.length > 0)
    throw new Error(`React Router writes its manifest elsewhere than ${assets}`)
  const path = join(assets, name)
  const manifest = readManifest(await readFile(path, 'utf8'))
  const pages = Object.entries(manifest.routes).filter(isPage)
  const isLeftOut = ([id, { parentId }]: Entries[number]) => parentId === LAYOUT && !isKnownEverywhere(id)
  const [shared, rest] = [pages.filter((entry) => !isLeftOut(entry)), pages.filter(isLeftOut)]
  await writeFile(path, scriptOf(manifest, shared, { areas: areasOf(rest, shared) }))
  await writeFile(completeManifest(path), scriptOf(manifest, pages))
  return manifest
}

function readManifest(script: string): ClientManifest {
  if (!script.startsWith(PREFIX)) throw new Error('React Router writes its manifest in another form')
  return manifestSchema.parse(JSON.parse(script.slice(PREFIX.length).replace(/;\s*$/, '')))
}

/** Whether a route is a page: without the chrome only one with a component; below it targets of forms are pages too. */
function isPage([, { parentId, hasDefaultExport }]: Entries[number]): boolean {
  return parentId !== 'root' || hasDefaultExport === true
}

/**
 * A regular expression of how the paths begin of routes that browsers do not know at first: with their first segment, and more of them where
 * all of these routes go on.
 * @throws Error when they know another route at such a path, which they would then show
 */
function areasOf(rest: Entries, shared: Entries): string {
  const known = shared.map(([id, { path, index }]) => (index ? { id, index } : { id, path: path ?? '' }))
  for (const [id, { path = '' }] of rest) {
    const found = matchRoutes(known, `/${path.replace(/:\w+\??/g, 'x')}`)?.at(-1)?.route.id
    if (found !== OTHER_PATHS)
      throw new Error(`Browsers take the path of ${id} for ${found}: mark it \`onEveryPage: true\``)
  }
  const paths = rest.map(([, { path = '' }]) => path.split('/'))
  const whole = new Set(paths.flatMap(([area = '', ...more]) => (more.length === 0 ? [area] : [])))
  const begun = new Set(paths.flatMap(([area = '']) => (whole.has(area) ? [] : [area])))
  return `^/(?:(?:${[...begun].join('|')})/.|(?:${[...whole].join('|')})(?:/|$))`
}

function scriptOf({ entry, routes: _, ...others }: ClientManifest, pages: Entries, more = {}): string {
  const styles = new Set(entry.css)
  const routes = pages.map(([id, { id: _, imports, hasDefaultExport, css, ...route }]) => {
    const own = css.filter((file) => route.parentId === undefined || !styles.has(file))
    return [id, withoutDefaults({ ...route, css: own, perVisitor: isPerVisitor(id) })]
  })
  const manifest = { ...others, ...more, entry: { ...entry, imports: [], css: [] }, routes: Object.fromEntries(routes) }
  return `${PREFIX}${JSON.stringify(manifest)};${ADD_IDS}`
}

function withoutDefaults(route: object): object {
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false && !isEmpty(value)))
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
