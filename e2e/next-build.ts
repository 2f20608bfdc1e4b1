import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { testEnvironment } from './test-environment.ts'

/** Hashes of the next build, equally long as those that they replace: the files keep their sizes. */
const NEXT_HASH = 'NextOne0'
const NEXT_ID = 'fffffff0'

/**
 * A copy of the website's build as another build would be: with another id, and the scripts of its routes under other
 * names. It is inside the folder of the build, since its server imports the website's packages.
 * @returns its folder below the website's
 */
export async function makeNextBuild(): Promise<{ folder: string; id: string; remove: () => Promise<void> }> {
  const build = path.join(testEnvironment.websiteFolder, 'build')
  const folder = await mkdtemp(path.join(build, 'next-'))
  for (const part of ['client', 'server'])
    await cp(path.join(build, part), path.join(folder, part), { recursive: true })
  const { id } = JSON.parse(await readFile(path.join(folder, 'client/builds/latest.json'), 'utf8'))
  const assets = path.join(folder, 'client/assets')
  const compressed = (await readdir(assets)).filter((name) => /\.js\.(?:br|gz)$/.test(name))
  await Promise.all(compressed.map((name) => rm(path.join(assets, name))))
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const renamed = scripts.flatMap((name) => {
    const hash = /\.route-(.{8})\.js$/.exec(name)?.[1]
    return hash ? [[name, name.replace(hash, NEXT_HASH)] as const] : []
  })
  for (const name of ['manifest', 'manifest-all']) renamed.push([`${name}-${id}.js`, `${name}-${NEXT_ID}.js`])
  const worker = path.join(folder, 'client/service-worker.js')
  await Promise.all(['.br', '.gz'].map((ending) => rm(worker + ending)))
  const server = (await readdir(path.join(folder, 'server'), { recursive: true })).filter((name) =>
    name.endsWith('.js'),
  )
  const sources = [
    ...scripts.map((name) => path.join(assets, name)),
    ...server.map((name) => path.join(folder, 'server', name)),
    worker,
  ]
  for (const file of [...sources, path.join(folder, 'client/builds/latest.json')]) {
    const text = await readFile(file, 'utf8')
    const changed = renamed.reduce((all, [from, to]) => all.replaceAll(from, to), text).replaceAll(id, NEXT_ID)
    if (changed !== text) await writeFile(file, changed)
  }
  for (const [from, to] of renamed) await rename(path.join(assets, from), path.join(assets, to))
  return {
    folder: path.relative(testEnvironment.websiteFolder, folder),
    id: NEXT_ID,
    remove: () => rm(folder, { recursive: true }),
  }
}
