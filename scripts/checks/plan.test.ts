import { expect, test } from 'vitest'
import { isWanted, planTests } from './plan.ts'

test('plans everything when nothing is left out', () => {
  expect(planTests()).toMatchObject({ style: true, unit: 'all', contract: 'all', jobs: 'all', journeys: 'all' })
})

test('plans a part that was asked for by name, and no other', () => {
  const plan = planTests(['contract'])
  expect(plan).toMatchObject({ style: false, imports: false, types: [], unit: 'none', contract: 'all', jobs: 'all' })
  expect(isWanted(plan.faults, plan.journeys)).toBe(false)
})

test('refuses a part that does not exist', () => {
  expect(() => planTests(['journey'])).toThrow("There is no part 'journey'")
})

test('plans what changed files touch', () => {
  const changes = { since: 'abc', files: ['backend/tests/slugs.test.ts'] }
  expect(planTests(undefined, changes)).toMatchObject({
    style: true,
    unit: { since: 'abc' },
    contract: ['backend/tests/slugs.test.ts'],
    journeys: [],
  })
  expect(isWanted(planTests(['journeys'], changes).contract)).toBe(false)
})
