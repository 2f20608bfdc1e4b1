import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { threadOf } from './thread'

const workerText = `
require(${JSON.stringify(require.resolve('workerpool'))}).worker({
  take(ms) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
    return ms
  },
})`

let folder: string
let worker: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'thread-'))
  worker = path.join(folder, 'worker.cjs')
  await writeFile(worker, workerText)
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => rm(folder, { recursive: true }))

test('does not end its thread while work waits for a long piece of it', async () => {
  const run = threadOf(() => worker, 60_000)
  const pieces = [0, 1_000, 0].map((ms) => run('take', ms))
  await pieces[0]
  vi.advanceTimersByTime(20_000)
  expect(await Promise.all(pieces)).toEqual([0, 1_000, 0])
  // ends the thread
  vi.advanceTimersByTime(20_000)
})

test('does work that comes while its thread ends', async () => {
  const run = threadOf(() => worker, 60_000)
  await run('take', 0)
  vi.advanceTimersByTime(10_000)
  expect(await run('take', 1)).toBe(1)
  vi.advanceTimersByTime(20_000)
})
