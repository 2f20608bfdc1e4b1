import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../folders.ts'
import { describe as sentence } from './outcome.ts'
import { readPlaywright } from './playwright-report.ts'
import { readVitest } from './vitest-report.ts'

const file = 'backend/tests/mails.test.ts'
const vitest = (status: string, assertionResults: object[]) =>
  JSON.stringify({ testResults: [{ name: path.join(projectFolder, file), status, assertionResults }] })

describe('readVitest', () => {
  it('reads passed, failed and skipped tests', () => {
    const found = ['passed', 'failed', 'pending', 'todo'].map((status) => ({ fullName: status, status }))
    expect(readVitest(vitest('failed', found), 1)).toEqual([
      { file, title: 'passed', state: 'passed' },
      { file, title: 'failed', state: 'failed' },
      { file, title: 'pending', state: 'skipped' },
      { file, title: 'todo', state: 'skipped' },
    ])
  })

  it('counts a file that failed outside its tests', () => {
    expect(readVitest(vitest('failed', []), 1)).toEqual([{ file, title: '', state: 'failed' }])
    const afterwards = [{ fullName: 'works', status: 'passed' }]
    expect(readVitest(vitest('failed', afterwards), 1)).toContainEqual({ file, title: '', state: 'failed' })
  })

  it('counts an error outside the files', () => {
    expect(readVitest(vitest('passed', []), 1)).toEqual([{ file: '', title: '', state: 'failed' }])
  })
})

const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
const journeys = {
  title: 'forms.journey.ts',
  file: 'forms.journey.ts',
  specs: [spec('is sent', 'expected')],
  suites: [{ title: 'a form', file: '', specs: [spec('is sent', 'unexpected'), spec('is not sent', 'skipped')] }],
}
const playwright = (errors: object[] = []) => JSON.stringify({ suites: [journeys], errors })

describe('readPlaywright', () => {
  it('reads journeys with the titles around them', () => {
    const file = 'e2e/journeys/forms.journey.ts'
    expect(readPlaywright(playwright(), 1)).toEqual([
      { file, title: 'is sent', state: 'passed' },
      { file, title: 'a form is sent', state: 'failed' },
      { file, title: 'a form is not sent', state: 'skipped' },
    ])
  })

  it('counts errors outside the journeys, with their file where it is known', () => {
    const file = 'e2e/journeys/broken.journey.ts'
    const errors = [{ message: 'no config' }, { message: 'broken', location: { file: path.join(projectFolder, file) } }]
    expect(readPlaywright(playwright(errors), 1).slice(3)).toEqual([
      { file: '', title: '', state: 'failed' },
      { file, title: '', state: 'failed' },
    ])
  })
})

describe('the last line', () => {
  it('names skipped tests only when there are any', () => {
    const tests = (['passed', 'passed', 'failed'] as const).map((state) => ({ file, title: '', state }))
    expect(sentence(tests)).toBe('2 passed, 1 failed')
    expect(sentence([...tests, { file, title: '', state: 'skipped' }])).toBe('2 passed, 1 failed, 1 skipped')
  })
})
