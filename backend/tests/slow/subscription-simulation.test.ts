import { afterAll, expect, test } from 'vitest'
import { simulate } from '../../simulation/simulate.ts'
import { dropDatabase, makeDatabase } from '../support/temporary-database.ts'

const name = 'gevel_test_subscription_simulation'
afterAll(() => dropDatabase(name))

// `npm run simulate:subscriptions` has 2,000 subscribers and two years
test('keeps all books right at each end of a month, for 16 subscribers in two months', {
  timeout: 240_000,
}, async () => {
  const tally = await simulate(await makeDatabase(name), { subscribers: 16, days: 56, seed: 17 }, () => undefined)
  // two ends of months, and the last day
  expect(tally.checks).toBe(3)
  expect(Math.min(tally.invoices, tally.collections, tally.kills)).toBeGreaterThan(0)
})
