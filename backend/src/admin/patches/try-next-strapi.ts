import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { z } from 'zod'
import { allPatches } from './all-patches.ts'
import { misfits } from './patch.ts'

const run = promisify(execFile)
const limitMs = 90_000
const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()) })
const designSystem = '@strapi/design-system'

// Tries the patches of Strapi's admin on the next published minor of Strapi, so that an upgrade holds no surprise, and
// prints a warning for each replacement that does not fit. `npm test` runs it. It fails nothing: without a registry,
// without the packages of that version, or when they are slow, it prints nothing. With an argument it tries the minor
// after that version: `node backend/src/admin/patches/try-next-strapi.ts 5.50.0`.
const folder = await mkdtemp(path.join(tmpdir(), 'gevel-next-strapi-'))
try {
  for (const warning of await tryNextStrapi(
    process.argv[2] ?? (await installedVersion()),
    AbortSignal.timeout(limitMs),
  ))
    console.log(warning)
} catch {
  // there is nothing to try
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function tryNextStrapi(current: string, signal: AbortSignal): Promise<string[]> {
  const { stdout } = await run('npm', ['view', '@strapi/admin', 'versions', '--json'], { signal })
  const next = nextMinor(current, z.array(z.string()).parse(JSON.parse(stdout)))
  if (!next) return []
  const sources = await loadSources(next, signal)
  return allPatches
    .flatMap((patch) => misfits(sources.get(patch.file) ?? '', patch))
    .map((misfit) => `warning: with Strapi ${next}, ${misfit}`)
}

async function installedVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(path.join(import.meta.dirname, '../../../package.json'), 'utf8'))
  return manifestSchema.parse(manifest).dependencies['@strapi/strapi'] ?? ''
}

/** The files to patch of this version, by their path below `@strapi/`. */
async function loadSources(version: string, signal: AbortSignal): Promise<Map<string, string>> {
  const packages = new Set(allPatches.map(({ file }) => `@strapi/${file.split('/')[0]}`))
  packages.delete(designSystem)
  const sources = await pack(
    [...packages].map((name) => `${name}@${version}`),
    folder,
    signal,
  )
  // it has versions of its own
  const admin = manifestSchema.parse(JSON.parse(sources.get('admin/package.json') ?? ''))
  const ownVersion = `${designSystem}@${admin.dependencies[designSystem]}`
  return new Map([...sources, ...(await pack([ownVersion], path.join(folder, 'design-system'), signal))])
}

async function pack(packages: readonly string[], target: string, signal: AbortSignal): Promise<Map<string, string>> {
  await mkdir(target, { recursive: true })
  await run('npm', ['pack', ...packages, '--pack-destination', target], { signal })
  const archives = (await readdir(target)).filter((name) => name.endsWith('.tgz'))
  const read = archives.map((name) => readArchive(path.join(target, name), name.replace(/^strapi-|-\d.*$/g, '')))
  return new Map((await Promise.all(read)).flat())
}

/** The manifest of a package and those of its files that are patched, by their path below `@strapi/`. */
async function readArchive(archive: string, name: string): Promise<[file: string, source: string][]> {
  const wanted = new Set(['admin/package.json', ...allPatches.map(({ file }) => file)])
  const found: [string, string][] = []
  const entries = extract()
  entries.on('entry', (header, content, next) => {
    const file = header.name.replace(/^package/, name)
    text(content).then((source) => {
      if (wanted.has(file)) found.push([file, source])
      next()
    }, next)
  })
  await pipeline(createReadStream(archive), createGunzip(), entries)
  return found
}

/** The newest version of the minor after this one, among published versions; undefined while there is none. */
export function nextMinor(current: string, versions: readonly string[]): string | undefined {
  const [major = 0, minor = 0] = current.split('.').map(Number)
  const later = versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .map((version) => version.split('.').map(Number) as [number, number, number])
    .filter(([ofMajor, ofMinor]) => ofMajor === major && ofMinor > minor)
    .sort((one, other) => one[1] - other[1] || other[2] - one[2])
  return later[0]?.join('.')
}
