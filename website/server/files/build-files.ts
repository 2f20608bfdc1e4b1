import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buildPaths } from '@gevel/contract/server-paths'
import type { ClientManifest } from './client-manifest.ts'

/** The routes of a build, as JSON for programs that run no page, such as a service worker. */
export interface BuildMeta {
  id: string
  /** the files that every page loads */
  files: string[]
  /** by the name of the route: its pattern, and the files that it loads beside those */
  routes: Record<string, { path: string; files: string[] }>
}

/**
 * Writes the build's id and its routes (requirements §7). The id is React Router's hash of all script and style files
 * that a browser can load: building the same sources again is no new build.
 * @param client absolute path of `build/client`
 */
export async function writeBuildFiles(client: string, manifest: ClientManifest): Promise<void> {
  const id = manifest.version
  await writeJson(join(client, buildPaths.latest), { id })
  await writeJson(join(client, buildPaths.meta, `${id}.json`), buildMeta(manifest))
}

export function buildMeta({ version, entry, routes }: ClientManifest): BuildMeta {
  const common = filesOf(entry)
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [pathOf(route.parentId), route.path].filter(Boolean).join('/') : ''
  }
  const described = Object.entries(routes).map(([id, route]) => [
    id,
    { path: `/${pathOf(id)}`, files: filesOf(route).filter((file) => !common.includes(file)) },
  ])
  return { id: version, files: common, routes: Object.fromEntries(described) }
}

function filesOf({ module, imports, css }: ClientManifest['entry']): string[] {
  // React Router marks style sheets that the document links by itself with a `#`
  return [module, ...imports, ...css.map((file) => file.replace(/#$/, ''))]
}

async function writeJson(path: string, content: object): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, JSON.stringify(content))
}
