import { randomUUID } from 'node:crypto'
import type { PlaceSubscriptionInput } from '@gevel/contract/subscriptions'
import type pg from 'pg'
import { plans, settings } from './prepare.ts'

type Order = Omit<PlaceSubscriptionInput, 'draft' | 'newsletters'>

/** An order of a plan; its customer is a company, or a person. */
export function orderOf(
  planId: number,
  {
    kind = 'person',
    seats,
    payment = 'invoice',
    startsAtOnce = true,
    n = 0,
  }: {
    kind?: 'person' | 'company'
    seats?: number
    payment?: 'direct-debit' | 'invoice'
    startsAtOnce?: boolean
    n?: number
  } = {},
): Order {
  const plan = plans.find(({ id }) => id === planId)
  const email = `klant${n}@gevel.example`
  return {
    ...{ planVersionId: planId, seats: seats ?? plan?.seats ?? 1, reference: null, startsAtOnce },
    termsVersion: settings.terms.version,
    customer:
      kind === 'person'
        ? { kind, name: `Klant ${n}`, email }
        : { kind, name: `Bedrijf ${n} bv`, kvk: '12345678', vatId: null, contact: `Klant ${n}`, email },
    address: { street: 'Dakgoot 2', postcode: '1011 AB', city: 'Amsterdam', country: 'NL' },
    payment:
      payment === 'invoice'
        ? { method: 'invoice' }
        : {
            ...{ method: 'direct-debit', iban: 'NL20INGB0001234567', holder: `Klant ${n}` },
            mandate: { textVersion: settings.mandate.version, agreed: true },
          },
  }
}

/** Adds an account with the address of an order. */
export async function addAccount(database: pg.Pool, id: number, email: string): Promise<void> {
  await database.query('INSERT INTO up_users (id, email, username, name, created_at) VALUES ($1, $2, $2, $2, now())', [
    id,
    email,
  ])
}

/** The ids of a placed order. */
export async function idsOf(database: pg.Pool, subscriptionNumber: string): Promise<{ id: number; orderId: number }> {
  const { rows } = await database.query<{ id: number; orderId: number }>(
    'SELECT id, order_id AS "orderId" FROM gevel_subscriptions WHERE number = $1',
    [subscriptionNumber],
  )
  const [ids] = rows
  if (!ids) throw new Error(`There is no subscription ${subscriptionNumber}`)
  return ids
}

export const newKey = randomUUID
