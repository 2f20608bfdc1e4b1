import process from 'node:process'

/** Prints a line below a running step. */
export type Say = (line: string) => void

// The reader of our output may be gone (a closed terminal, `| head`): that is no reason to leave programs running.
process.stdout.on('error', () => {})

/** Shows a step of a task with its duration: `title … 1.2 s`, and its output on lines below. */
export async function step<Result>(title: string, work: (say: Say) => Promise<Result>): Promise<Result> {
  const begun = performance.now()
  let open = true
  const say: Say = (line) => {
    process.stdout.write(`${open ? '\n' : ''}    ${line}\n`)
    open = false
  }
  process.stdout.write(`${title} … `)
  try {
    const result = await work(say)
    process.stdout.write(`${open ? '' : '  … '}${seconds(performance.now() - begun)}\n`)
    return result
  } catch (error) {
    if (open) process.stdout.write('\n')
    throw error
  }
}

/** A readable duration: `0.4 s`, `75.0 s`. */
export function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)} s`
}
