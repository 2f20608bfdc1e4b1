import { setPriority } from 'node:os'
import { worker } from 'workerpool'

/** A third of the share of a thread of requests: with 10, a tenth, the papers of a mail took half a minute on a machine that is full of work. */
const niceness = 5

/**
 * Gives functions to `threadOf`. Requests go first: on Linux a priority is that of the thread that sets it (setpriority(2)). Elsewhere it would be that
 * of the whole program, which keeps its own.
 */
export function serveTasks(tasks: NonNullable<Parameters<typeof worker>[0]>): void {
  if (process.platform === 'linux') setPriority(niceness)
  worker(tasks)
}
