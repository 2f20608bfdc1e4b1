import { constants, setPriority } from 'node:os'
import { worker } from 'workerpool'

/**
 * Gives functions to `threadOf`. Requests go first: on Linux a priority is that of the thread that sets it (setpriority(2)). Elsewhere it would be that
 * of the whole program, which keeps its own.
 */
export function serveTasks(tasks: NonNullable<Parameters<typeof worker>[0]>): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  worker(tasks)
}
