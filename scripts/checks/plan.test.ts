import { expect, test } from 'vitest'
import { needsSites, planSlowTests, planTests } from './plan.ts'

test('plans everything by default', () => {
  expect(planTests()).toMatchObject({ style: true, unit: 'all', contract: 'all', journeys: 'all' })
  expect(planSlowTests()).toEqual({ contract: 'all', jobs: 'all', faults: 'all', journeys: 'all', firebase: true })
})

test('plans only the named parts', () => {
  const plan = planTests(['unit'])
  expect(plan).toMatchObject({ style: false, imports: false, types: [], unit: 'all', contract: [] })
  expect(needsSites(plan)).toBe(false)
  expect(planSlowTests(['faults'])).toEqual({ contract: [], jobs: [], faults: 'all', journeys: [], firebase: false })
})

test('rejects an unknown part', () => {
  expect(() => planTests(['journey'])).toThrow("There is no part 'journey'")
  expect(() => planSlowTests(['unit'])).toThrow("There is no part 'unit'")
})

test('plans what changed files affect', () => {
  const changes = { since: 'abc', files: ['backend/tests/roles.test.ts'], tests: [] }
  expect(planTests(undefined, changes)).toMatchObject({
    style: true,
    unit: { since: 'abc' },
    contract: ['backend/tests/roles.test.ts'],
    journeys: [],
  })
  expect(needsSites(planTests(['journeys'], changes))).toBe(false)
  expect(planSlowTests(undefined, changes)).toEqual({
    contract: [],
    jobs: [],
    faults: [],
    journeys: [],
    firebase: false,
  })
})
