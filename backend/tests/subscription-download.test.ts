import { exportedSubscriptionSchema } from '@gevel/contract/own-subscriptions'
import { orderedSubscriptionSchema } from '@gevel/contract/subscriptions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from './support/database.ts'
import { newReader } from './support/registration.ts'
import { orderOf, sendOrder } from './support/subscription-orders.ts'
import { askAs } from './support/visitor.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.end())

async function downloadAs(jwt: string) {
  const { body } = await askAs({ jwt }, 'GET', '/account/export')
  return z.object({ subscriptions: z.array(exportedSubscriptionSchema.strict()) }).parse(body).subscriptions
}

test('lists the subscriptions of an account in its download, and nobody else’s', async () => {
  const { jwt, user } = await newReader()
  const customer = { kind: 'person' as const, name: 'Sanne de Wit', email: user.email }
  const { status, text, body } = await sendOrder(await orderOf(database, { customer }), { jwt })
  expect(status, text).toBe(200)
  const { subscriptionNumber } = orderedSubscriptionSchema.parse(body)
  const [subscription, ...others] = await downloadAs(jwt)
  expect(subscription).toMatchObject({ number: subscriptionNumber, state: 'active', customerName: 'Sanne de Wit' })
  expect(Date.now() - Date.parse(subscription?.orderedAt ?? '')).toBeLessThan(600_000)
  expect(others).toEqual([])
  expect(await downloadAs((await newReader()).jwt)).toEqual([])
})
