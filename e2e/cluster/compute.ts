import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Starts programs that only compute, as a machine has that others use as well.
 * @returns ends them
 */
export function compute(programs: number): () => Promise<void> {
  const children = Array.from({ length: programs }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  return async () => {
    const ended = children.map((child) => once(child, 'exit'))
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(ended)
  }
}
