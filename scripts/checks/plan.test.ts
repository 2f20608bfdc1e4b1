import { expect, test } from 'vitest'
import { isWanted, planTests } from './plan.ts'

test('plans everything by default', () => {
  expect(planTests()).toMatchObject({ style: true, unit: 'all', contract: 'all', jobs: 'all', journeys: 'all' })
})

test('plans only the named parts', () => {
  const plan = planTests(['contract'])
  expect(plan).toMatchObject({ style: false, imports: false, types: [], unit: 'none', contract: 'all', jobs: 'all' })
  expect(isWanted(plan.faults, plan.journeys)).toBe(false)
})

test('rejects an unknown part', () => {
  expect(() => planTests(['journey'])).toThrow("There is no part 'journey'")
})

test('plans what changed files affect', () => {
  const changes = { since: 'abc', files: ['backend/tests/slugs.test.ts'] }
  expect(planTests(undefined, changes)).toMatchObject({
    style: true,
    unit: { since: 'abc' },
    contract: ['backend/tests/slugs.test.ts'],
    journeys: [],
  })
  expect(isWanted(planTests(['journeys'], changes).contract)).toBe(false)
})
