import { expect, test } from 'vitest'
import { EventBudget } from './event-budget'

const admitted = (budget: EventBudget<string>, event: string, sources: string[]) =>
  sources.filter((source) => budget.admit(event, source)).length

const sources = (count: number) => Array.from({ length: count }, (_, number) => `source ${number}`)

test('admits ten lines of one source and counts the rest', () => {
  const budget = new EventBudget()
  expect(admitted(budget, 'fail', Array(25).fill('one'))).toBe(10)
  expect(admitted(budget, 'fail', ['another'])).toBe(1)
  expect(budget.end()).toEqual([{ event: 'fail', suppressed: 15, sources: 2 }])
})

test('admits a hundred lines of one event, whatever the number of sources', () => {
  const budget = new EventBudget()
  expect(admitted(budget, 'fail', sources(10_000))).toBe(100)
  expect(budget.end()).toEqual([{ event: 'fail', suppressed: 9_900, sources: 100 }])
})

test('still admits other events during a flood of one', () => {
  const budget = new EventBudget()
  admitted(budget, 'fail', sources(1_000))
  expect(budget.admit('reuse', 'source 1')).toBe(true)
})

test('discards a window that has ended', () => {
  const budget = new EventBudget()
  admitted(budget, 'fail', Array(25).fill('one'))
  budget.end()
  expect(budget.end()).toEqual([])
  expect(budget.admit('fail', 'one')).toBe(true)
})
