/** The result of a test. */
export interface TestResult {
  /** path relative to the project's folder; empty for what belongs to no file */
  file: string
  /** with the titles around it; empty for the file itself, which could not be loaded or failed outside its tests */
  title: string
  state: 'passed' | 'failed' | 'skipped'
}

/** The result of a check: its tests, and its output, which is shown when one of them failed. */
export interface Outcome {
  tests: readonly TestResult[]
  output: string
}

/** A check with a single result. */
export function single(holds: boolean, output: string): Outcome {
  return { tests: [{ file: '', title: '', state: holds ? 'passed' : 'failed' }], output }
}

/** Describes results as the last line of a test run does. */
export function describe(tests: readonly TestResult[]): string {
  const count = (state: TestResult['state']) => tests.filter((test) => test.state === state).length
  const skipped = count('skipped')
  return `${count('passed')} passed, ${count('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** The files with a test that failed; one that failed outside any file has none. */
export function failedFiles(tests: readonly TestResult[]): string[] {
  return [...new Set(tests.filter(({ state }) => state === 'failed').map(({ file }) => file))].filter(Boolean)
}

/** A failure for a run that ended with an error though no test failed. */
export function runFailure(tests: readonly TestResult[], exitCode: number): TestResult[] {
  const isKnown = exitCode === 0 || tests.some(({ state }) => state === 'failed')
  return isKnown ? [] : [{ file: '', title: '', state: 'failed' }]
}
