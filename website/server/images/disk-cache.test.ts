import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { diskCache, sweep } from './disk-cache.ts'

const fail = (error: unknown) => {
  throw error
}
const of = (key: string, group = 'kraan.jpg') => ({ group, key })
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gevel-cache-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function names() {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

describe('diskCache', () => {
  it('returns a stored picture, also to another process', async () => {
    await diskCache(folder, 1e6, fail).write(of('/beeld/a'), Buffer.from('beeld'))
    expect(await diskCache(folder, 1e6, fail).read(of('/beeld/a'))).toEqual(Buffer.from('beeld'))
    expect(await diskCache(folder, 1e6, fail).read(of('/beeld/b'))).toBeUndefined()
  })

  it('leaves no temporary files, and no name from a URL', async () => {
    await diskCache(folder, 1e6, fail).write(of('../../etc/passwd', '../x'), Buffer.from('x'))
    expect(await names()).toEqual([expect.stringMatching(/\/[0-9a-f]{2}\/[0-9a-f]{32}-[0-9a-f]{32}$/)])
  })

  it('removes a group, and no other', async () => {
    const cache = diskCache(folder, 1e6, fail)
    const all = [of('/beeld/a'), of('/beeld/b'), of('/beeld/a', 'ander.jpg')]
    for (const key of all) await cache.write(key, Buffer.from('x'))
    await cache.drop('kraan.jpg')
    expect(await Promise.all(all.map(cache.read))).toEqual([undefined, undefined, Buffer.from('x')])
    await cache.drop('nooit bewaard.jpg')
  })

  it('stays within its limit', async () => {
    const cache = diskCache(folder, 10_000, fail)
    for (let n = 0; n < 40; n++) await cache.write(of(`/beeld/${n}`, `${n}.jpg`), Buffer.alloc(1000))
    expect((await names()).length).toBeLessThanOrEqual(11)
    expect(await cache.read(of('/beeld/39', '39.jpg'))).toBeDefined()
  })

  it('only reports a disk that cannot be written', async () => {
    const errors: unknown[] = []
    await writeFile(join(folder, 'bestand'), '')
    const cache = diskCache(join(folder, 'bestand'), 1e6, (error) => errors.push(error))
    await cache.write(of('a'), Buffer.from('x'))
    expect(errors).toHaveLength(1)
  })
})

describe('sweep', () => {
  it('removes the least recently used files', async () => {
    for (const [name, ageSeconds] of Object.entries({ oud: 300, nieuw: 100, oudst: 500 })) {
      await writeFile(join(folder, name), Buffer.alloc(100))
      const usedAt = Date.now() / 1000 - ageSeconds
      await utimes(join(folder, name), usedAt, usedAt)
    }
    await sweep(folder, 250)
    expect((await names()).map((name) => name.slice(folder.length + 1)).sort()).toEqual(['nieuw', 'oud'])
  })

  it('counts a picture as used on the day of its last read', async () => {
    const cache = diskCache(folder, 1e6, fail)
    await cache.write(of('a'), Buffer.from('x'))
    const [path = ''] = await names()
    const lastWeek = Date.now() / 1000 - 7 * 24 * 3600
    await utimes(path, lastWeek, lastWeek)
    await cache.read(of('a'))
    await expect.poll(async () => (await stat(path)).mtimeMs / 1000).toBeGreaterThan(lastWeek + 3600)
  })
})
