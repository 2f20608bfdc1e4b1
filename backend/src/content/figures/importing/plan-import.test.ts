import { expect, test } from 'vitest'
import { countChanges, planImport } from './plan-import'

const stored = [
  { part: 'a', period: '2026-01-01', value: 1.5 },
  { part: 'a', period: '2026-04-01', value: 2 },
  { part: 'b', period: '2026-04-01', value: 3 },
]

test('finds what is new, different, deleted and the same', () => {
  const file = [
    { part: 'a', period: '2026-01-01', value: 1.5 },
    { part: 'a', period: '2026-04-01', value: 2.5 },
    { part: 'b', period: '2026-04-01', value: null },
    { part: 'a', period: '2026-07-01', value: 0 },
    { part: 'b', period: '2026-07-01', value: null },
  ]
  const plan = planImport(file, stored)
  expect(plan.changes).toEqual([
    { part: 'a', period: '2026-04-01', before: 2, after: 2.5 },
    { part: 'b', period: '2026-04-01', before: 3, after: null },
    { part: 'a', period: '2026-07-01', before: null, after: 0 },
  ])
  expect(plan.unchanged).toBe(2)
  expect(countChanges(plan.changes)).toEqual({ added: 1, changed: 1, deleted: 1 })
})

test('has another fingerprint once the stored values changed', () => {
  const file = [{ part: 'a', period: '2026-01-01', value: 9 }]
  expect(planImport(file, stored).fingerprint).not.toBe(planImport(file, []).fingerprint)
})
