import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { trimClientManifest } from './client-manifest.ts'

async function trim(script: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gevel-manifest-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'manifest-1a2b.js')
  await writeFile(path, script)
  await trimClientManifest(folder)
  return readFile(path, 'utf8')
}

test('leaves the imports that the entry does not have, and all else', async () => {
  const manifest = (imports: string[]) => ({
    entry: { module: '/assets/entry.js', imports: ['/assets/site.js'], css: [] },
    routes: { root: { id: 'root', path: '', hasLoader: false, imports } },
    version: '1a2b',
  })
  const written = await trim(
    `window.__reactRouterManifest=${JSON.stringify(manifest(['/assets/site.js', '/assets/story.js']))};`,
  )
  const [, json = ''] = /^window\.__reactRouterManifest=(.*);$/.exec(written) ?? []
  expect(JSON.parse(json)).toEqual(manifest(['/assets/story.js']))
})

test('fails the build when the manifest has another form', async () => {
  await expect(trim('export default {}')).rejects.toThrow('another form')
})
