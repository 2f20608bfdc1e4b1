import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../folders.ts'
import { describe as sentence, slowest } from './outcome.ts'
import { countPlaywright } from './playwright-report.ts'
import { countVitest } from './vitest-report.ts'

const file = path.join(projectFolder, 'backend/tests/mails.test.ts')

const vitest = (counts: object, testResults: object[] = []) =>
  JSON.stringify({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, ...counts, testResults })

describe('countVitest', () => {
  it('counts passed, failed and skipped', () => {
    const report = vitest({ numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 })
    expect(countVitest(report, 1)).toMatchObject({ passed: 5, failed: 2, skipped: 2 })
  })

  it('counts a file that could not be loaded', () => {
    const report = vitest({}, [
      { name: file, status: 'failed', assertionResults: [], startTime: 1_000, endTime: 3_500 },
    ])
    const timings = [{ file: 'backend/tests/mails.test.ts', seconds: 2.5 }]
    expect(countVitest(report, 1)).toEqual({ passed: 5, failed: 1, skipped: 0, timings })
  })

  it('counts an error outside the tests', () => {
    expect(countVitest(vitest({}), 1)).toMatchObject({ passed: 5, failed: 1, skipped: 0 })
  })
})

const took = (duration: number) => [{ tests: [{ results: [{ duration }] }] }]
const journey = { file: 'forms.journey.ts', specs: took(400), suites: [{ file: '', specs: took(1_100) }] }

const playwright = (stats: object, errors: object[] = []) =>
  JSON.stringify({ stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors, suites: [journey] })

describe('countPlaywright', () => {
  it('counts flaky as failed', () => {
    const report = playwright({ unexpected: 1, flaky: 1, skipped: 3 })
    expect(countPlaywright(report, 1)).toMatchObject({ passed: 7, failed: 2, skipped: 3 })
  })

  it('sums the times of a file', () => {
    expect(countPlaywright(playwright({}), 0).timings).toEqual([
      { file: 'e2e/journeys/forms.journey.ts', seconds: 1.5 },
    ])
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

describe('the slowest files', () => {
  it('are listed first, the slowest on top', () => {
    const timings = [1, 30, 2].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }))
    expect(slowest(timings, 2)).toEqual(['  30.0 s  30.test.ts', '   2.0 s  2.test.ts'])
  })
})
