import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashSources } from './source-hash.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gevel-hash-'))
  await mkdir(path.join(folder, 'src'))
  await writeFile(path.join(folder, 'src/one.ts'), '1')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('hashSources', () => {
  it('is the same for the same sources', async () => {
    expect(await hashSources([folder])).toBe(await hashSources([folder]))
  })

  it('changes with a content, a name, and the additional input', async () => {
    const before = await hashSources([folder])
    expect(await hashSources([folder], 'v25')).not.toBe(before)
    await rename(path.join(folder, 'src/one.ts'), path.join(folder, 'src/two.ts'))
    const renamed = await hashSources([folder])
    expect(renamed).not.toBe(before)
    await writeFile(path.join(folder, 'src/two.ts'), '2')
    expect(await hashSources([folder])).not.toBe(renamed)
  })

  it('ignores tests and generated files', async () => {
    const before = await hashSources([folder])
    await mkdir(path.join(folder, 'node_modules/some'), { recursive: true })
    await writeFile(path.join(folder, 'node_modules/some/index.js'), '1')
    await writeFile(path.join(folder, 'src/one.test.ts'), '1')
    await writeFile(path.join(folder, '.strapi-updater.json'), '{}')
    expect(await hashSources([folder])).toBe(before)
  })

  it('accepts single files', async () => {
    expect(await hashSources([path.join(folder, 'src/one.ts')])).toMatch(/^[0-9a-f]{64}$/)
  })
})
