import { expect, test, vi } from 'vitest'
import { GroupCommit, QueueFull } from './group-commit'

const sizes = { maxAtOnce: 4, maxPending: 100 }

const writerOf = (write: (items: number[]) => Promise<void>) => ({
  write,
  isOutage: (error: unknown) => error instanceof Error && error.message === 'lost',
})

/** A write that the test ends. */
function heldWrite() {
  const writes: number[][] = []
  const ends: (() => void)[] = []
  const write = async (items: number[]) => {
    writes.push(items)
    await new Promise<void>((resolve) => ends.push(resolve))
  }
  const endNext = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { write, writes, endNext }
}

test('writes what came in during a write together in the next one', async () => {
  const { write, writes, endNext } = heldWrite()
  const group = new GroupCommit(writerOf(write), sizes)
  const added = [[1], [2, 3], [4]].map((items) => group.add(items))
  expect(writes).toEqual([[1]])
  await endNext()
  expect(writes).toEqual([[1], [2, 3, 4]])
  await endNext()
  await Promise.all(added)
})

test('resolves an addition only after its own write', async () => {
  const { write, endNext } = heldWrite()
  const group = new GroupCommit(writerOf(write), sizes)
  const stored = vi.fn()
  void group.add([1])
  void group.add([2]).then(stored)
  await endNext()
  expect(stored).not.toHaveBeenCalled()
  await endNext()
  expect(stored).toHaveBeenCalled()
})

test('splits what exceeds the size of a write, but never the items of one caller', async () => {
  const { write, writes, endNext } = heldWrite()
  const group = new GroupCommit(writerOf(write), sizes)
  for (const items of [[0], [1, 2, 3], [4, 5], [6], [1, 2, 3, 4, 5, 6]]) void group.add(items)
  for (let turn = 0; turn < 3; turn++) await endNext()
  expect(writes).toEqual([[0], [1, 2, 3], [4, 5, 6], [1, 2, 3, 4, 5, 6]])
})

test('rejects at once when too much is pending, and accepts again after a write', async () => {
  const { write, endNext } = heldWrite()
  const group = new GroupCommit(writerOf(write), { maxAtOnce: 4, maxPending: 3 })
  void group.add([1, 2])
  await expect(group.add([3, 4])).rejects.toThrow(QueueFull)
  await endNext()
  void group.add([3, 4])
})

test('fails only the caller whose items cannot be stored', async () => {
  const stored: number[] = []
  const group = new GroupCommit(
    writerOf(async (items) => {
      await Promise.resolve()
      if (items.includes(13)) throw new Error('no')
      stored.push(...items)
    }),
    sizes,
  )
  const results = await Promise.allSettled([[1], [2], [13], [3]].map((items) => group.add(items)))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(stored).toEqual([1, 2, 3])
})

test('does not repeat a write that failed because of an outage', async () => {
  const write = vi.fn(async (_: number[]) => {
    await Promise.resolve()
    throw new Error('lost')
  })
  const group = new GroupCommit(writerOf(write), sizes)
  const results = await Promise.allSettled([[1], [2], [3]].map((items) => group.add(items)))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(write.mock.calls).toEqual([[[1]], [[2, 3]]])
})
