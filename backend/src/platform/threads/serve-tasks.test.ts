import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { threadOf } from './thread'

const workerText = `
const { serveTasks } = require(${JSON.stringify(path.join(import.meta.dirname, 'serve-tasks.ts'))})
serveTasks({ priority: () => require('node:os').getPriority() })`

test.runIf(process.platform === 'linux')('lets the thread that called go first', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'thread-'))
  const worker = path.join(folder, 'worker.cjs')
  await writeFile(worker, workerText)
  const before = getPriority()
  const inThread = await threadOf(() => worker, 60_000)<number>('priority', null)
  expect(inThread).toBeGreaterThan(before)
  expect(getPriority()).toBe(before)
  await rm(folder, { recursive: true })
})
