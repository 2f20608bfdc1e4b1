import { afterAll, expect, test } from 'vitest'
import { simulate } from '../../simulation/simulate.ts'
import { dropDatabase, makeDatabase } from '../support/temporary-database.ts'

const name = 'gevel_test_subscription_simulation'
afterAll(() => dropDatabase(name))

// `npm run simulate:subscriptions` has 2,000 subscribers and two years
test('keeps all books right at each end of a month, for 12 subscribers in six weeks', {
  timeout: 240_000,
}, async () => {
  const tally = await simulate(await makeDatabase(name), { subscribers: 12, days: 42, seed: 17 }, () => undefined)
  // an end of a month, and the last day
  expect(tally.checks).toBe(2)
  expect(Math.min(tally.invoices, tally.collections, tally.kills)).toBeGreaterThan(0)
})
