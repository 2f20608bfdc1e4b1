import createError from 'http-errors'
import { type Pool, pool, TerminateError } from 'workerpool'
import { idlePool } from '../../../platform/threads/idle-pool'
import type * as tasks from './picture-tasks'

type Tasks = typeof tasks

/** The largest picture takes two seconds on a slow machine. */
const maxMs = 60_000
/** glibc returns pixel buffers to the system only when this threshold is fixed instead of dynamic. */
const largeBytes = String(64 * 1024)

/**
 * Memory of libvips and its decoders is returned to the system for certain only when their process ends. The process
 * gets none of our environment.
 */
function processPool(): Pool {
  return pool(require.resolve('./picture-worker'), {
    workerType: 'process',
    maxWorkers: 1,
    forkOpts: {
      env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: largeBytes, MALLOC_TRIM_THRESHOLD_: largeBytes },
      execArgv: [],
    },
  })
}

const inProcess = idlePool(processPool)

/**
 * Runs one task of `picture-tasks` in a separate process, after those before it. The process is started on demand, and
 * ends after a while without work.
 * @throws 503 with a Dutch sentence when the task fails, as on a full disk, takes too long, or its process is killed
 * twice
 */
export async function inPictureProcess<Name extends keyof Tasks>(
  name: Name,
  task: Parameters<Tasks[Name]>[0],
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  return inProcess((running) => {
    const execute = () => running.exec(name, [task]).timeout(maxMs)
    return execute().catch((error) => {
      if (error instanceof TerminateError) return execute()
      throw error
    })
  }).catch((cause) => {
    throw createError(503, 'De afbeelding kon nu niet worden verwerkt. Probeer het opnieuw.', { cause })
  })
}
