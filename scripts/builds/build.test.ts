import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Task } from '../processes/task.ts'
import { build } from './build.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gevel-build-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a build has no output of a source that was deleted', async () => {
  for (const name of ['src', 'dist']) await mkdir(path.join(folder, name))
  await writeFile(path.join(folder, 'src/a.js'), '')
  await writeFile(path.join(folder, 'dist/deleted.js'), '')
  await build(new Task(), {
    name: 'example',
    folder,
    sources: [path.join(folder, 'src')],
    command: ['--eval', `require('node:fs').cpSync('src', 'dist', { recursive: true })`],
    output: path.join(folder, 'dist'),
    leavesOldOutput: true,
  })
  expect(['a.js', 'deleted.js', '.built-from'].map((file) => existsSync(path.join(folder, 'dist', file)))).toEqual([
    true,
    false,
    true,
  ])
})
