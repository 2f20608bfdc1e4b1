import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildMeta, writeBuildFiles } from './build-files.ts'
import type { ClientManifest } from './client-manifest.ts'

const files = (module: string, ...imports: string[]) => ({ module, imports, css: [] })
const manifest: ClientManifest = {
  version: '1a2b3c4d',
  entry: files('/assets/entry.js', '/assets/site.js'),
  routes: {
    root: { path: '', ...files('/assets/root.js', '/assets/site.js'), css: ['/assets/root.css#'] },
    chrome: { parentId: 'root', ...files('/assets/layout.js') },
    home: { parentId: 'chrome', ...files('/assets/home.js') },
    tag: { parentId: 'chrome', path: 'news/tag', ...files('/assets/tag.js', '/assets/site.js', '/assets/stories.js') },
  },
}

test('describes each route by its pattern and the files of its own', () => {
  expect(buildMeta(manifest)).toEqual({
    id: '1a2b3c4d',
    files: ['/assets/entry.js', '/assets/site.js'],
    routes: {
      root: { path: '/', files: ['/assets/root.js', '/assets/root.css'] },
      chrome: { path: '/', files: ['/assets/layout.js'] },
      home: { path: '/', files: ['/assets/home.js'] },
      tag: { path: '/news/tag', files: ['/assets/tag.js', '/assets/stories.js'] },
    },
  })
})

test('writes the id of the build and its routes where browsers request them', async () => {
  const client = await mkdtemp(join(tmpdir(), 'gevel-builds-'))
  onTestFinished(() => rm(client, { recursive: true }))
  await writeBuildFiles(client, manifest)
  const read = async (name: string) => JSON.parse(await readFile(join(client, 'builds', name), 'utf8'))
  expect(await read('latest.json')).toEqual({ id: '1a2b3c4d' })
  expect(await read('meta/1a2b3c4d.json')).toEqual(buildMeta(manifest))
})
