import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPerVisitor } from '@gevel/contract/routes'
import { z } from 'zod'

const fileSchema = z.looseObject({ module: z.string(), imports: z.array(z.string()), css: z.array(z.string()) })
const routeSchema = fileSchema.extend({
  parentId: z.string().optional(),
  path: z.string().optional(),
  hasDefaultExport: z.boolean().optional(),
})
const manifestSchema = z.looseObject({
  version: z.string(),
  entry: fileSchema,
  routes: z.record(z.string(), routeSchema),
})

/** React Router's manifest for browsers: all routes with their files, and a hash of these. */
export type ClientManifest = z.infer<typeof manifestSchema>

const PREFIX = 'window.__reactRouterManifest='

/**
 * Takes out of React Router's manifest, which every page loads, what browsers do not need: the files that every page has
 * loaded in the `imports` of each route, which are for prefetching only, what is false or empty, and the routes that are
 * no pages, such as feeds: nothing navigates to them within the site. Adds which routes are per visitor, and have no payload.
 * @param assets the folder with the manifest
 * @returns the manifest as it was
 */
export async function trimClientManifest(assets: string): Promise<ClientManifest> {
  const [name, ...others] = (await readdir(assets)).filter((file) => /^manifest-.*\.js$/.test(file))
  if (name === undefined || others.length > 0)
    throw new Error(`React Router writes its manifest elsewhere than ${assets}`)
  const path = join(assets, name)
  const manifest = readManifest(await readFile(path, 'utf8'))
  await writeFile(path, `${PREFIX}${JSON.stringify(trim(manifest))};`)
  return manifest
}

function readManifest(script: string): ClientManifest {
  if (!script.startsWith(PREFIX)) throw new Error('React Router writes its manifest in another form')
  return manifestSchema.parse(JSON.parse(script.slice(PREFIX.length).replace(/;\s*$/, '')))
}

function trim({ routes, ...rest }: ClientManifest): object {
  const loaded = new Set(rest.entry.imports)
  const trimmed = Object.entries(routes)
    .filter(isPage)
    .map(([id, { imports, ...route }]) => [
      id,
      withoutDefaults({
        ...route,
        imports: imports.filter((file) => !loaded.has(file)),
        perVisitor: isPerVisitor(id),
      }),
    ])
  return { ...rest, routes: Object.fromEntries(trimmed) }
}

/** Whether a route is a page: without the chrome only one with a component; below it targets of forms are pages too. */
function isPage([, { parentId, hasDefaultExport }]: [string, z.infer<typeof routeSchema>]): boolean {
  return parentId !== 'root' || hasDefaultExport === true
}

function withoutDefaults(route: object): object {
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false && !isEmpty(value)))
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
