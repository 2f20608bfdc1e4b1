import { expect, test, vi } from 'vitest'
import type { TestResult } from './outcome.ts'
import { Tally } from './tally.ts'

vi.spyOn(process.stdout, 'write').mockReturnValue(true)
vi.spyOn(console, 'log').mockReturnValue()

const results = (states: Record<string, TestResult['state']>, file = 'a.test.ts'): TestResult[] =>
  Object.entries(states).map(([title, state]) => ({ file, title, state }))
const outcome = (tests: TestResult[]) => async () => ({ tests, output: '' })

async function runTwice(first: TestResult[], second: TestResult[]): Promise<Tally> {
  const tally = new Tally()
  await tally.check('tests', outcome(first), outcome(second))
  await tally.runFailedOnceMore()
  return tally
}

test('counts a test that passes the second time as passed, and names it', async () => {
  const tally = await runTwice(results({ one: 'passed', two: 'failed' }), results({ one: 'passed', two: 'passed' }))
  expect(tally.tests).toEqual(results({ one: 'passed', two: 'passed' }))
  expect(tally.holds).toBe(true)
  expect(tally.flakyLines).toEqual(['flaky: a.test.ts › two'])
})

test('counts a test that fails twice as failed', async () => {
  const tally = await runTwice(results({ one: 'failed' }), results({ one: 'failed' }))
  expect(tally.tests).toEqual(results({ one: 'failed' }))
  expect(tally.holds).toBe(false)
  expect(tally.flakyLines).toEqual([])
})

test('counts what did not run after a failure, when it runs the second time', async () => {
  const tally = await runTwice(results({ one: 'failed', two: 'skipped' }), results({ one: 'passed', two: 'failed' }))
  expect(tally.tests).toEqual(results({ one: 'passed', two: 'failed' }))
  expect(tally.flakyLines).toEqual(['flaky: a.test.ts › one'])
})

test('counts a file that could not be loaded the first time', async () => {
  const tally = await runTwice(results({ '': 'failed' }), results({ one: 'passed' }))
  expect(tally.tests).toEqual(results({ one: 'passed' }))
  expect(tally.flakyLines).toEqual(['flaky: a.test.ts'])
})

test('counts a test as failed whose file cannot be loaded the second time', async () => {
  const tally = await runTwice(results({ one: 'failed' }), results({ '': 'failed' }))
  expect(tally.holds).toBe(false)
  expect(tally.tests).toContainEqual({ file: 'a.test.ts', title: 'one', state: 'failed' })
})

test('runs only the files that failed once more, each alone', async () => {
  const tally = new Tally()
  const again = vi.fn(outcome(results({ one: 'passed' })))
  const first = [...results({ one: 'failed', two: 'failed' }), ...results({ one: 'passed' }, 'b.test.ts')]
  await tally.check('tests', outcome(first), again)
  await tally.check('unit tests', outcome(results({ one: 'failed' }, 'c.test.ts')))
  await tally.runFailedOnceMore()
  expect(again.mock.calls).toEqual([[['a.test.ts']]])
  expect(tally.tests).toContainEqual({ file: 'c.test.ts', title: 'one', state: 'failed' })
})

test('runs nothing once more when too much failed for an accident', async () => {
  const tally = new Tally()
  const again = vi.fn(outcome([]))
  const first = Array.from({ length: 21 }, (_, at) => results({ one: 'failed' }, `${at}.test.ts`)).flat()
  await tally.check('tests', outcome(first), again)
  await tally.runFailedOnceMore()
  expect(again).not.toHaveBeenCalled()
  expect(tally.holds).toBe(false)
})
