import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { projectFolder } from '../folders.ts'
import { install, isInstalled } from './packages.mjs'

let project: string

const write = (file: string, text: string) => writeFile(path.join(project, file), text)

beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'gevel-packages-'))
  await write('package.json', '{"name":"tried","private":true}')
  await write(
    'package-lock.json',
    '{"name":"tried","lockfileVersion":3,"requires":true,"packages":{"":{"name":"tried"}}}',
  )
})

afterEach(() => rm(project, { recursive: true, force: true }))

// npm itself runs here, on a project without packages.
describe('install', { timeout: 60_000 }, () => {
  it('is remembered until the lock file or a package.json changes', async () => {
    expect(isInstalled(project)).toBe(false)
    expect(await install(project)).toBe(true)
    expect(isInstalled(project)).toBe(true)
    await write('package.json', '{"name":"tried","private":true,"version":"2.0.0"}')
    expect(isInstalled(project)).toBe(false)
  })

  it('includes the workspaces', async () => {
    await mkdir(path.join(project, 'part'))
    await write('part/package.json', '{"name":"part"}')
    await write('package.json', '{"name":"tried","private":true,"workspaces":["part"]}')
    expect(await install(project)).toBe(true)
    await write('part/package.json', '{"name":"part","version":"2.0.0"}')
    expect(isInstalled(project)).toBe(false)
  })

  it('restarts an interrupted install', async () => {
    await mkdir(path.join(project, 'node_modules/half'), { recursive: true })
    await write('node_modules/.gevel-installing', '')
    await write('node_modules/.package-lock.json', '{}')
    await write('node_modules/half/package.json', '{"name":"half"}')
    expect(await install(project)).toBe(true)
    await expect(rm(path.join(project, 'node_modules/half'), { recursive: true })).rejects.toThrow('ENOENT')
  })

  it('is not recorded when npm fails', async () => {
    await write('package.json', '{"name":"tried","dependencies":{"nothing":"file:./nowhere.tgz"}}')
    expect(await install(project)).toBe(false)
    expect(isInstalled(project)).toBe(false)
  })
})

/** The packages of a lock file; the workspaces among them are links. */
const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ resolved: z.string().optional(), link: z.boolean().optional() })),
})

// Without them npm reads the list of all versions of each package: half of the time of an install, and 240 MB.
it.each(['.', 'backend', 'firebase-tests'])(
  'the lock file in %s contains the address of every package',
  async (folder) => {
    const text = await readFile(path.join(projectFolder, folder, 'package-lock.json'), 'utf8')
    const packages = Object.entries(lockSchema.parse(JSON.parse(text)).packages)
    const installed = packages.filter(([name, { link }]) => name.includes('node_modules/') && !link)
    const without = installed.filter(([, { resolved }]) => !resolved?.startsWith('https://registry.npmjs.org/'))
    expect(
      without.map(([name]) => name),
      'set omit-lockfile-registry-resolved=false and update the lock file',
    ).toEqual([])
  },
)
