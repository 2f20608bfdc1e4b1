import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginSwap, endSwap, rejectUnfinishedRestore } from './restore-marker.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gevel-marker-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('rejects opening a database while it is being replaced, and after that was interrupted', async () => {
  await expect(rejectUnfinishedRestore(folder)).resolves.toBeUndefined()
  await beginSwap(folder)
  await expect(rejectUnfinishedRestore(folder)).rejects.toThrow('A back-up is being restored')
  // No process has this id.
  await writeFile(path.join(folder, 'restore-begun'), '2147483646')
  await expect(rejectUnfinishedRestore(folder)).rejects.toThrow('A restore was cut off: run it again')
  await endSwap(folder)
  await expect(rejectUnfinishedRestore(folder)).resolves.toBeUndefined()
})
