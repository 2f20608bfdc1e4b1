import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Patches, patchLibrary } from './patch-library.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gevel-library-'))
  await writeFile(join(folder, 'main.js'), "import './router.js'\n")
  await writeFile(join(folder, 'router.js'), 'if (globalThis.rsc) draw()\nif (globalThis.rsc) paint()\n')
})

afterAll(() => rm(folder, { recursive: true }))

async function buildWith(patches: Patches): Promise<string> {
  const result = await build({
    ...{ root: folder, configFile: false, logLevel: 'silent' },
    plugins: [patchLibrary('patches', folder, patches)],
    build: { write: false, rolldownOptions: { input: join(folder, 'main.js') } },
  })
  if (!('output' in result)) throw new Error('the build has no output')
  return result.output[0].code
}

const replacement = { find: /globalThis\.rsc/g, replace: 'false', count: 2 }

test('replaces each occurrence of a text', async () => {
  const code = await buildWith({ 'router.js': [replacement] })
  expect(code).not.toMatch(/draw|paint/)
})

test.each([
  ['is missing', { ...replacement, find: /globalThis\.server/g }, '0 times, not 2'],
  ['occurs less often than expected', { ...replacement, count: 3 }, '2 times, not 3'],
  ['occurs more often than expected', { ...replacement, count: 1 }, '2 times, not 1'],
])('stops the build when a text %s', async (_, wrong, message) => {
  await expect(buildWith({ 'router.js': [wrong] })).rejects.toThrow(message)
})

test('stops the build when a file is not among the bundled ones', async () => {
  await expect(buildWith({ 'router.js': [replacement], 'links.js': [] })).rejects.toThrow('has no links.js')
})
