import { pool } from 'workerpool'
import { idlePool } from './idle-pool'

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
  const inThread = idlePool(() => pool(worker(), { workerType: 'thread', maxWorkers: 1 }))
  return (name, input) => inThread((threads) => threads.exec(name, [input]).timeout(maxMs))
}
