import { step } from '../processes/progress.ts'
import { settle } from './once-more.ts'
import { describe, failedFiles, type Outcome, single, type TestResult } from './outcome.ts'

/** More failing files than this are no accident of a busy machine. */
const MOST_FILES_ONCE_MORE = 20

/** Runs these test files alone. */
type RunFiles = (files: readonly string[]) => Promise<Outcome>

interface Counted {
  tests: readonly TestResult[]
  runFiles: RunFiles | undefined
}

/** The results of a test run. */
export class Tally {
  #counted: Counted[] = []
  readonly #flaky: TestResult[] = []

  /**
   * Runs a check as a step and counts it; an error counts as one failure. Returns whether nothing failed.
   * @param runFiles runs files of its tests again, for tests that depend on the speed of the machine
   */
  async check(title: string, work: () => Promise<Outcome>, runFiles?: RunFiles): Promise<boolean> {
    const tests = await showOutcome(title, work)
    this.#counted.push({ tests, runFiles })
    return failuresOf(tests) === 0
  }

  /** Runs a preparation of later checks; counts only when it fails. Returns its result, or undefined then. */
  async prepare<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work()
    } catch (error) {
      this.fail(error)
      return undefined
    }
  }

  /** Counts something that went wrong outside the checks, and prints it. */
  fail(reason: unknown): void {
    console.log(reason instanceof Error ? reason.message : reason)
    this.#counted.push({ tests: single(false, '').tests, runFiles: undefined })
  }

  /**
   * Runs the test files that failed once more, one at a time, when all else is done. A test that passes now counts as
   * passed, and as flaky.
   */
  async runFailedOnceMore(): Promise<void> {
    const again = this.#counted.map((counted) => ({
      ...counted,
      files: counted.runFiles ? failedFiles(counted.tests) : [],
    }))
    const most = again.reduce((sum, { files }) => sum + files.length, 0)
    if (most > MOST_FILES_ONCE_MORE) return console.log(`${most} test files failed: none is run once more.`)
    this.#counted = []
    for (const { tests, runFiles, files } of again) {
      let settled = tests
      for (const file of files) {
        const second = await showOutcome(
          `${file} once more`,
          async () => (await runFiles?.([file])) ?? single(false, ''),
        )
        const ofFile = settle(
          tests.filter((test) => test.file === file),
          second,
        )
        settled = [...settled.filter((test) => test.file !== file), ...ofFile.tests]
        this.#flaky.push(...ofFile.flaky)
      }
      this.#counted.push({ tests: settled, runFiles })
    }
  }

  get tests(): readonly TestResult[] {
    return this.#counted.flatMap(({ tests }) => tests)
  }

  /** Whether nothing failed. */
  get holds(): boolean {
    return failuresOf(this.tests) === 0
  }

  /** The flaky tests, a line each. */
  get flakyLines(): string[] {
    return this.#flaky.map(({ file, title }) => `flaky: ${file}${title && ` › ${title}`}`)
  }
}

async function showOutcome(title: string, work: () => Promise<Outcome>): Promise<readonly TestResult[]> {
  return step(title, async (print) => {
    const { tests, output } = await work().catch((error: unknown) =>
      single(false, error instanceof Error ? error.message : String(error)),
    )
    const hasFailed = failuresOf(tests) > 0
    if (hasFailed) for (const line of output.trim().split('\n')) print(line)
    if (hasFailed || tests.length > 1) print(describe(tests))
    return tests
  })
}

function failuresOf(tests: readonly TestResult[]): number {
  return tests.filter(({ state }) => state === 'failed').length
}
