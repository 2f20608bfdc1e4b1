import process from 'node:process'

/** Prints a line below a running step. */
export type Print = (line: string) => void

// The reader of our output may be gone (a closed terminal, `| head`): the programs must be stopped nevertheless.
process.stdout.on('error', () => {})

/** The step that printed last, and whether its line is still open: its duration may follow on it. */
let last: symbol | undefined
let lineIsOpen = false

/**
 * Shows a step of a task with its duration: `title … 1.2 s`, and its output on lines below. Steps can run in parallel: one that
 * prints after another repeats its title first.
 */
export async function step<Result>(title: string, work: (print: Print) => Promise<Result>): Promise<Result> {
  const startMs = performance.now()
  const me = Symbol(title)
  const openLine = () => {
    if (last === me) return
    process.stdout.write(`${lineIsOpen ? '\n' : ''}${title} … `)
    last = me
    lineIsOpen = true
  }
  const print: Print = (line) => {
    openLine()
    process.stdout.write(`${lineIsOpen ? '\n' : ''}    ${line}\n`)
    lineIsOpen = false
  }
  openLine()
  try {
    const result = await work(print)
    openLine()
    process.stdout.write(`${lineIsOpen ? '' : '  … '}${seconds(performance.now() - startMs)}\n`)
    return result
  } catch (error) {
    if (last === me && lineIsOpen) process.stdout.write('\n')
    throw error
  } finally {
    if (last === me) lineIsOpen = false
    if (last === me) last = undefined
  }
}

/** A readable duration: `0.4 s`, `75.0 s`. */
export function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)} s`
}
