import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { orderedSubscriptionSchema } from '@gevel/contract/subscriptions'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setFirstIssues } from '../../src/features/subscriptions/life/set-first-issues'
import { openDatabase } from '../support/database.ts'
import { connectLedger } from '../support/ledger.ts'
import { newEmail } from '../support/registration.ts'
import { runJobs } from '../support/run-jobs.ts'
import { orderOf, sendOrder } from '../support/subscription-orders.ts'

const knex = connectLedger(process.env.DATABASE_URL ?? '')
let database: Client
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(async () => {
  await database.end()
  await knex.destroy()
})

type Fields = Parameters<typeof orderOf>[1]
const today = dutchDay(new Date())

/** Places an order of a plan with a magazine on paper, as it is stored while no issue is planned. */
async function placeWithoutIssue(fields: Fields = {}): Promise<string> {
  const { body } = await sendOrder(await orderOf(database, fields))
  const { subscriptionNumber } = orderedSubscriptionSchema.parse(body)
  await database.query(
    'UPDATE gevel_subscriptions SET first_issue_on = NULL, withdraw_until = NULL WHERE number = $1',
    [subscriptionNumber],
  )
  return subscriptionNumber
}

async function daysOf(number: string) {
  const { rows } = await database.query(
    'SELECT first_issue_on::text AS "firstIssueOn", withdraw_until::text AS "withdrawUntil" FROM gevel_subscriptions WHERE number = $1',
    [number],
  )
  return rows[0]
}
const setWith = (...issues: string[]) => knex.transaction((trx) => setFirstIssues(trx, issues, new Date()))
const open = { firstIssueOn: null, withdrawUntil: null }

test('an issue that is planned after the order begins its period of withdrawal, once', async () => {
  const number = await placeWithoutIssue()
  await setWith(addDays(today, -20), today)
  expect(await daysOf(number)).toEqual(open)
  const both = [1, 2].map(() => setWith(addDays(today, -20), addDays(today, 40)))
  await Promise.all(both)
  const days = { firstIssueOn: addDays(today, 43), withdrawUntil: addDays(today, 57) }
  expect(await daysOf(number)).toEqual(days)
  expect(await setWith(addDays(today, 10))).toBe(0)
  expect(await daysOf(number)).toEqual(days)
  const events = `SELECT e.data FROM gevel_ledger_events e JOIN gevel_subscriptions s ON s.id = e.subject_id
    WHERE e.subject = 'subscription' AND e.kind = 'first-issue' AND s.number = $1`
  expect((await database.query(events, [number])).rows).toEqual([{ data: days }])
})

test('a company gets the day of its first magazine, and no period of withdrawal', async () => {
  const company = { kind: 'company' as const, name: 'Kozijn bv', kvk: '12345678', vatId: null, contact: 'Jo Kozijn' }
  const number = await placeWithoutIssue({ customer: { ...company, email: newEmail() } })
  await setWith(addDays(today, 40))
  expect(await daysOf(number)).toEqual({ firstIssueOn: addDays(today, 43), withdrawUntil: null })
})

test('the job takes the issues that editors planned', async () => {
  const number = await placeWithoutIssue()
  const { rows } = await database.query<{ day: string }>(
    `SELECT min(i.published_on)::text AS day FROM components_billing_issues i WHERE i.published_on > $1`,
    [today],
  )
  await runJobs(database, 'subscriptions-first-issue')
  const day = rows[0]?.day ?? ''
  expect(await daysOf(number)).toEqual({ firstIssueOn: addDays(day, 3), withdrawUntil: addDays(day, 17) })
})

test('a plan without a magazine on paper has no first issue', async () => {
  const { rows } = await database.query<{ id: number }>(
    "SELECT max(id) AS id FROM gevel_plan_versions WHERE slug = 'gevel-digitaal'",
  )
  const number = await placeWithoutIssue({ planVersionId: rows[0]?.id ?? 0 })
  await setWith(addDays(today, 40))
  expect(await daysOf(number)).toEqual(open)
})
