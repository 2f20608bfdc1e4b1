import { dutchDay } from '@gevel/contract/dutch-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../support/database.ts'
import { newEmail, newReader } from '../support/registration.ts'
import { orderOf, sendOrder } from '../support/subscription-orders.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.end())

/** Orders as a person with an address; the order is that of an account with a bearer token. */
async function orderAs(email: string, jwt?: string): Promise<void> {
  const customer = { kind: 'person' as const, name: 'Sanne de Wit', email }
  const { status, text } = await sendOrder(await orderOf(database, { customer }), jwt === undefined ? {} : { jwt })
  expect(status, text).toBe(200)
}

async function ownersOf(email: string): Promise<unknown[]> {
  const { rows } = await database.query(
    `SELECT p.user_id, p.role FROM gevel_customers c LEFT JOIN gevel_customer_people p ON p.customer_id = c.id
     WHERE c.email = $1 ORDER BY c.id`,
    [email],
  )
  return rows.map(({ user_id: id, role }) => (id === null ? null : [id, role]))
}

async function editionsRead(userId: number): Promise<string[]> {
  const { rows } = await database.query(
    'SELECT edition FROM gevel_entitlements WHERE user_id = $1 AND $2 BETWEEN from_on AND until_on',
    [userId, dutchDay(new Date())],
  )
  return rows.map(({ edition }) => edition)
}

describe('an order of an address without an account', () => {
  test('belongs to nobody, and then to the account that its owner makes', async () => {
    const email = newEmail()
    await orderAs(email)
    expect(await ownersOf(email)).toEqual([null])
    const { user } = await newReader(email)
    expect(await ownersOf(email)).toEqual([[user.id, 'owner']])
    expect(await editionsRead(user.id)).toEqual(['general'])
  })

  test('is not given to an account with another address', async () => {
    const email = newEmail()
    await orderAs(email)
    const { user } = await newReader()
    expect(await ownersOf(email)).toEqual([null])
    expect(await editionsRead(user.id)).toEqual([])
  })
})

test('an order that an account placed for another address stays with that account', async () => {
  const { jwt, user } = await newReader()
  const email = newEmail()
  await orderAs(email, jwt)
  const { user: other } = await newReader(email)
  expect(await ownersOf(email)).toEqual([[user.id, 'owner']])
  expect(await editionsRead(other.id)).toEqual([])
})
