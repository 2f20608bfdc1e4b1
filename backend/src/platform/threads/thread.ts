import { type Pool, pool } from 'workerpool'

/** Work of one kind often comes in a row; after this its thread ends, with its memory. */
const idleMs = 10_000

/**
 * A thread for work that takes so long that requests would wait for it: one piece after the other. It begins with the first.
 * @param worker finds the path of a module that gives its functions to `serveTasks`
 * @param maxMs of one piece
 * @returns runs a function by its name; throws what it throws, or when it takes too long
 */
export function threadOf(
  worker: () => string,
  maxMs: number,
): <Result>(name: string, input: unknown) => Promise<Result> {
  let threads: Pool | undefined
  let ending: NodeJS.Timeout | undefined
  let inHand = 0
  const end = () => {
    threads?.terminate()
    // its pool would keep what comes before the thread has ended, and begin nothing of it
    threads = undefined
  }
  return async (name, input) => {
    clearTimeout(ending)
    inHand++
    threads ??= pool(worker(), { workerType: 'thread', maxWorkers: 1 })
    const running = threads
    try {
      return await running.exec(name, [input]).timeout(maxMs)
    } finally {
      inHand--
      // ending it would reject what waits for a longer piece
      if (inHand === 0) ending = setTimeout(end, idleMs).unref()
    }
  }
}
