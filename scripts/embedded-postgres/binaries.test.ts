import { mkdir, mkdtemp, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeLinks } from './binaries.ts'

const wanted = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gevel-links-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('creates the links of the package, also when two programs start at once', async () => {
  await mkdir(path.join(folder, 'native/lib'), { recursive: true })
  await Promise.all([makeLinks(folder, wanted), makeLinks(folder, wanted)])
  expect(await readlink(path.join(folder, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18')
})

// as a read-only folder, but also for root
it('reports a folder in which it cannot create them in a sentence with the remedy', async () => {
  await expect(makeLinks(folder, wanted)).rejects.toThrow(
    `cannot be linked in ${folder} (ENOENT): run 'npm run build' as the owner of that folder.`,
  )
})
