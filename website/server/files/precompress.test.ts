import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressFiles } from './precompress.ts'

it('writes compressed copies of text that is large enough', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gevel-build-'))
  const script = 'export const gevel = 1\n'.repeat(100)
  await writeFile(join(folder, 'root.js'), script)
  await writeFile(join(folder, 'klein.js'), 'export {}')
  await writeFile(join(folder, 'letter.woff2'), script)
  await compressFiles(folder)
  expect((await readdir(folder)).sort()).toEqual(['klein.js', 'letter.woff2', 'root.js', 'root.js.br', 'root.js.gz'])
  expect(brotliDecompressSync(await readFile(join(folder, 'root.js.br'))).toString()).toBe(script)
  await rm(folder, { recursive: true })
})
