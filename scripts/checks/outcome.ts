import { step } from '../processes/progress.ts'

/** The duration of a test file, in seconds. */
export type Timing = { file: string; seconds: number }

/** The result of a check. `output` is shown when something failed. */
export type Outcome = { passed: number; failed: number; skipped: number; output: string; timings?: Timing[] }

/** A check with a single result. */
export function single(holds: boolean, output: string): Outcome {
  return { passed: holds ? 1 : 0, failed: holds ? 0 : 1, skipped: 0, output }
}

/** All outcomes of a run together. */
export class Tally {
  passed = 0
  failed = 0
  skipped = 0
  readonly #timings: Timing[] = []

  /** Runs a check as a step and counts it; an error counts as one failure. Returns whether nothing failed. */
  async check(title: string, work: () => Promise<Outcome>): Promise<boolean> {
    const outcome = await step(title, async (print) => {
      const found = await work().catch((error: unknown) =>
        single(false, error instanceof Error ? error.message : String(error)),
      )
      if (found.failed > 0) for (const line of found.output.trim().split('\n')) print(line)
      if (found.failed > 0 || found.passed > 1) print(describe(found))
      return found
    })
    this.passed += outcome.passed
    this.failed += outcome.failed
    this.skipped += outcome.skipped
    this.#timings.push(...(outcome.timings ?? []))
    return outcome.failed === 0
  }

  get timings(): readonly Timing[] {
    return this.#timings
  }

  /** Runs a preparation of later checks; counts only when it fails. Returns its result, or undefined then. */
  async prepare<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work()
    } catch (error) {
      console.log(error instanceof Error ? error.message : error)
      this.failed += 1
      return undefined
    }
  }
}

/** The slowest files first, a line each. */
export function slowest(timings: readonly Timing[], most = 10): string[] {
  const sorted = timings.toSorted((a, b) => b.seconds - a.seconds).slice(0, most)
  return sorted.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`)
}

/** The last line of a test run. */
export function describe({ passed, failed, skipped }: Pick<Outcome, 'passed' | 'failed' | 'skipped'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
