import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const manifestSchema = z.looseObject({
  entry: z.looseObject({ imports: z.array(z.string()) }),
  routes: z.record(z.string(), z.looseObject({ imports: z.array(z.string()) })),
})

const PREFIX = 'window.__reactRouterManifest='

/**
 * Takes the files that every page has loaded out of the `imports` of each route in React Router's manifest, of which
 * the browser uses them for prefetching only: they are an eighth of that file, which every page loads.
 * @param assets the folder with the manifest
 */
export async function trimClientManifest(assets: string): Promise<void> {
  const names = (await readdir(assets)).filter((name) => /^manifest-.*\.js$/.test(name))
  await Promise.all(names.map((name) => trimFile(join(assets, name))))
}

async function trimFile(path: string): Promise<void> {
  const script = await readFile(path, 'utf8')
  if (!script.startsWith(PREFIX)) throw new Error('React Router writes its manifest in another form')
  const { routes, ...rest } = manifestSchema.parse(JSON.parse(script.slice(PREFIX.length).replace(/;\s*$/, '')))
  const loaded = new Set(rest.entry.imports)
  const trimmed = Object.entries(routes).map(([id, { imports, ...route }]) => [
    id,
    { ...route, imports: imports.filter((file) => !loaded.has(file)) },
  ])
  await writeFile(path, `${PREFIX}${JSON.stringify({ ...rest, routes: Object.fromEntries(trimmed) })};`)
}
