import type { TestResult } from './outcome.ts'

/** The results of a file after two runs. */
interface Settled {
  tests: readonly TestResult[]
  /** those that failed in one run and passed in the other */
  flaky: readonly TestResult[]
}

/**
 * Settles the results of two runs of the same test files: a test that passed in one of them has passed. A file that
 * failed outside its tests in one run only has passed as well, if the other run had tests.
 */
export function settle(first: readonly TestResult[], second: readonly TestResult[]): Settled {
  const states = new Map<string, { test: TestResult; found: Set<TestResult['state']> }>()
  for (const test of [...withFiles(first), ...withFiles(second)]) {
    const key = JSON.stringify([test.file, test.title])
    const { found } = states.get(key) ?? { found: new Set() }
    states.set(key, { test, found: found.add(test.state) })
  }
  const settled = [...states.values()].map(({ test, found }) => ({
    test: {
      ...test,
      state: (['passed', 'failed', 'skipped'] as const).find((state) => found.has(state)) ?? test.state,
    },
    isFlaky: found.has('passed') && found.has('failed'),
  }))
  return {
    tests: settled.map(({ test }) => test).filter(({ title, state }) => title !== '' || state !== 'passed'),
    flaky: settled.filter(({ isFlaky }) => isFlaky).map(({ test }) => test),
  }
}

/** Adds a result for each file as a whole, where it has none. */
function withFiles(tests: readonly TestResult[]): TestResult[] {
  const whole = new Set(tests.filter(({ title }) => title === '').map(({ file }) => file))
  const files = new Set(tests.map(({ file }) => file).filter((file) => !whole.has(file)))
  return [...tests, ...[...files].map((file) => ({ file, title: '', state: 'passed' as const }))]
}
