import type { Pool } from 'workerpool'

/** Work of one kind often comes in a row. */
const idleMs = 10_000

/**
 * A pool of threads or processes that is opened for the first work, and ends with its memory after a while without any.
 * @returns runs work in it; throws what the work throws
 */
export function idlePool(open: () => Pool): <Result>(work: (pool: Pool) => PromiseLike<Result>) => Promise<Result> {
  let current: Pool | undefined
  let ending: NodeJS.Timeout | undefined
  let inHand = 0
  const end = () => {
    current?.terminate()
    // it would keep what comes before its thread has ended, and begin nothing of it
    current = undefined
  }
  return async (work) => {
    clearTimeout(ending)
    inHand++
    current ??= open()
    try {
      return await work(current)
    } finally {
      inHand--
      // ending it would reject what waits for a longer piece
      if (inHand === 0) ending = setTimeout(end, idleMs).unref()
    }
  }
}
