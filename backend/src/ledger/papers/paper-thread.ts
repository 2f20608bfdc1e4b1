import { type Pool, pool } from 'workerpool'
import { log } from '../../platform/logging/log'
import type { MadePaper, PaperTasks } from './paper-tasks'

/** Documents of a run of renewals follow each other within seconds; then the thread's fonts are given back. */
const idleMs = 10_000
/** A document of a hundred pages takes seconds. */
const maxMs = 60_000

let threads: Pool | undefined
let ending: NodeJS.Timeout | undefined

/**
 * Makes a PDF in a thread of its own, after those before it: one takes 20 ms of a processor, which requests do not wait for.
 * @throws Error when it fails or takes too long
 */
export async function inPaperThread<Name extends keyof PaperTasks>(
  name: Name,
  task: Parameters<PaperTasks[Name]>[0],
): Promise<Buffer> {
  clearTimeout(ending)
  threads ??= pool(require.resolve('./paper-worker'), { workerType: 'thread', maxWorkers: 1 })
  const running = threads
  try {
    const { content, missing }: MadePaper = await running.exec(name, [task]).timeout(maxMs)
    if (missing.length > 0) log.error({ paper: name, blocks: missing }, 'A document has characters that no font shows')
    return Buffer.from(content)
  } finally {
    clearTimeout(ending)
    ending = setTimeout(() => running.terminate(), idleMs).unref()
  }
}
