import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { trimClientManifest } from './client-manifest.ts'

async function assetsWith(...scripts: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gevel-manifest-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await Promise.all(scripts.map((script, at) => writeFile(join(folder, `manifest-1a2${at}.js`), script)))
  return folder
}

test('leaves the imports that the entry does not have, and all else that is not false or empty', async () => {
  const entry = { module: '/assets/entry.js', imports: ['/assets/site.js'], css: [] }
  const root = { id: 'root', path: 'x', index: true, module: '/assets/root.js' }
  const absent = { hasLoader: false, css: [], clientActionModule: undefined }
  const imports = ['/assets/site.js', '/assets/story.js']
  const manifest = { entry, version: '1a2b', routes: { root: { ...root, ...absent, imports } } }
  const folder = await assetsWith(`window.__reactRouterManifest=${JSON.stringify(manifest)};`)
  expect(await trimClientManifest(folder)).toEqual(manifest)
  const written = await readFile(join(folder, 'manifest-1a20.js'), 'utf8')
  const [, json = ''] = /^window\.__reactRouterManifest=(.*);$/.exec(written) ?? []
  expect(JSON.parse(json)).toEqual({
    ...{ entry, version: '1a2b' },
    routes: { root: { ...root, imports: ['/assets/story.js'] } },
  })
})

test('leaves out routes that are no pages, except below the chrome, and marks those per visitor', async () => {
  const files = { module: '/assets/a.js', imports: [], css: [] }
  const routes = {
    root: { ...files, hasDefaultExport: true },
    chrome: { ...files, parentId: 'root', hasDefaultExport: true },
    feed: { ...files, parentId: 'root' },
    gallery: { ...files, parentId: 'root', hasDefaultExport: true },
    'account-bewaren': { ...files, parentId: 'chrome' },
  }
  const folder = await assetsWith(
    `window.__reactRouterManifest=${JSON.stringify({ entry: files, version: '1', routes })};`,
  )
  await trimClientManifest(folder)
  const written = await readFile(join(folder, 'manifest-1a20.js'), 'utf8')
  const left = JSON.parse(written.slice(written.indexOf('{'), -1)).routes
  expect(Object.keys(left)).toEqual(['root', 'chrome', 'gallery', 'account-bewaren'])
  expect(left['account-bewaren'].perVisitor).toBe(true)
  expect(left.gallery).not.toHaveProperty('perVisitor')
})

test('fails the build when the manifest has another form, or there is not exactly one', async () => {
  await expect(trimClientManifest(await assetsWith('export default {}'))).rejects.toThrow('another form')
  await expect(trimClientManifest(await assetsWith())).rejects.toThrow('elsewhere')
  await expect(trimClientManifest(await assetsWith('', ''))).rejects.toThrow('elsewhere')
})
