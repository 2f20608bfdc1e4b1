import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTemporaryFolder, openTemporaryFolder } from './temporary-folder'

/** Above the largest number that any system gives a process. */
const gonePid = 2 ** 22 + 7

let parent: string
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'gevel-test-temporary-'))
  vi.stubEnv('TMPDIR', parent)
  vi.stubEnv('TEMP', parent)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(parent, { recursive: true })
})

function leave(name: string): string {
  const folder = path.join(parent, name)
  mkdirSync(path.join(folder, 'upload-x'), { recursive: true })
  writeFileSync(path.join(folder, 'upload-x', 'part'), 'x')
  return folder
}

test('removes what killed processes left, and nothing of others', () => {
  const prefix = `gevel-backend-${hostname().replace(/[^\w.-]/g, '')}-`
  const ofKilled = leave(`${prefix}${gonePid}`)
  const ofOneBefore = leave(`${prefix}${process.pid}`)
  const others = [leave(`${prefix}${process.ppid}`), leave('gevel-backend-elsewhere-1'), leave('something')]
  openTemporaryFolder()
  expect(existsSync(ofKilled)).toBe(false)
  expect(existsSync(path.join(ofOneBefore, 'upload-x'))).toBe(false)
  expect(others.map((folder) => existsSync(folder))).toEqual([true, true, true])
  expect(tmpdir()).toBe(ofOneBefore)
})

test('makes the folder for temporary files again when something else removed it', async () => {
  openTemporaryFolder()
  rmSync(tmpdir(), { recursive: true })
  let used = ''
  await inTemporaryFolder(async (folder) => {
    used = folder
    writeFileSync(path.join(folder, 'part'), 'x')
  })
  expect(path.dirname(used)).toBe(tmpdir())
  expect(existsSync(used)).toBe(false)
})
