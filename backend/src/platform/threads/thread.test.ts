import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { threadOf } from './thread'

const workerText = `
require(${JSON.stringify(require.resolve('workerpool'))}).worker({
  take(ms) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
    return ms
  },
})`

afterEach(() => {
  vi.useRealTimers()
})

test('does not end its thread while work waits for a long piece of it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'thread-'))
  const worker = path.join(folder, 'worker.cjs')
  await writeFile(worker, workerText)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const run = threadOf(() => worker, 60_000)
  const pieces = [0, 1_000, 0].map((ms) => run('take', ms))
  await pieces[0]
  vi.advanceTimersByTime(20_000)
  expect(await Promise.all(pieces)).toEqual([0, 1_000, 0])
  // ends the thread
  vi.advanceTimersByTime(20_000)
  await rm(folder, { recursive: true })
})
