import { describe, expect, it } from 'vitest'
import { describe as sentence } from './outcome.ts'
import { countPlaywright } from './playwright-report.ts'
import { countVitest } from './vitest-report.ts'

const vitest = (counts: object, testResults: object[] = []) =>
  JSON.stringify({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, ...counts, testResults })

describe('countVitest', () => {
  it('counts passed, failed and skipped', () => {
    const report = vitest({ numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 })
    expect(countVitest(report, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 })
  })

  it('counts a file that could not be loaded', () => {
    const report = vitest({}, [{ status: 'failed', assertionResults: [] }])
    expect(countVitest(report, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  })

  it('counts an error outside the tests', () => {
    expect(countVitest(vitest({}), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  })
})

const playwright = (stats: object, errors: object[] = []) =>
  JSON.stringify({ stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors })

describe('countPlaywright', () => {
  it('counts flaky as failed', () => {
    const report = playwright({ unexpected: 1, flaky: 1, skipped: 3 })
    expect(countPlaywright(report, 1)).toEqual({ passed: 7, failed: 2, skipped: 3 })
  })

  it('counts errors outside the tests', () => {
    expect(countPlaywright(playwright({}, [{ message: 'no config' }]), 1)).toMatchObject({ failed: 1 })
    expect(countPlaywright(playwright({}), 1)).toMatchObject({ failed: 1 })
  })
})

describe('the last line', () => {
  it('names skipped tests only when there are any', () => {
    expect(sentence({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
    expect(sentence({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
  })
})
