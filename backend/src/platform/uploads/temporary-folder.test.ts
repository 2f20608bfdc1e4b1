import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTemporaryFolder, openTemporaryFolder } from './temporary-folder'

/** Above the largest process id of any system. */
const gonePid = 2 ** 22 + 7

const idleStrapi = { destroy: async () => undefined }

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

test('removes the folders of killed processes, and no others', () => {
  const prefix = `gevel-backend-${hostname().replace(/[^\w.-]/g, '')}-`
  const ofKilled = leave(`${prefix}${gonePid}`)
  const ofOneBefore = leave(`${prefix}${process.pid}`)
  const others = [leave(`${prefix}${process.ppid}`), leave('gevel-backend-elsewhere-1'), leave('something')]
  openTemporaryFolder(idleStrapi)
  expect(existsSync(ofKilled)).toBe(false)
  expect(existsSync(path.join(ofOneBefore, 'upload-x'))).toBe(false)
  expect(others.map((folder) => existsSync(folder))).toEqual([true, true, true])
  expect(tmpdir()).toBe(ofOneBefore)
})

test('recreates the folder for temporary files when something else removed it', async () => {
  openTemporaryFolder(idleStrapi)
  rmSync(tmpdir(), { recursive: true })
  let used = ''
  await inTemporaryFolder(async (folder) => {
    used = folder
    writeFileSync(path.join(folder, 'part'), 'x')
  })
  expect(path.dirname(used)).toBe(tmpdir())
  expect(existsSync(used)).toBe(false)
})

test('removes the folder at exit, also after Strapi has removed every listener', () => {
  const program = `
    const { openTemporaryFolder } = await import(${JSON.stringify(new URL('temporary-folder.ts', import.meta.url))})
    const strapi = { destroy: async () => void process.removeAllListeners() }
    openTemporaryFolder(strapi)
    console.log(process.env.TMPDIR)
    await strapi.destroy()
    process.exit()`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { TMPDIR: parent, TEMP: parent },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const folder = output.toString().trim()
  expect(path.dirname(folder)).toBe(parent)
  expect(existsSync(folder)).toBe(false)
})
