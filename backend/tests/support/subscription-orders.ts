import { draftSchema } from '@gevel/contract/drafts'
import type { PlaceSubscriptionInput } from '@gevel/contract/subscriptions'
import type { Client } from 'pg'
import { hashOf } from '../../src/platform/secrets/secrets'
import type { ApiResponse } from './backend.ts'
import { newEmail } from './registration.ts'
import { askAs, type Visit } from './visitor.ts'

type Order = Omit<PlaceSubscriptionInput, 'draft' | 'newsletters'>

/** The id of the version of a plan that is sold now. */
async function soldVersion(database: Client, slug: string): Promise<number> {
  const { rows } = await database.query('SELECT max(id) AS id FROM gevel_plan_versions WHERE slug = $1', [slug])
  return rows[0].id
}

/** The order of a person who pays by invoice and begins at once, with `fields` merged over it. */
export async function orderOf(database: Client, fields: Partial<Order> = {}): Promise<Order> {
  const { rows } = await database.query(
    'SELECT terms_version::text AS version FROM billing_settings WHERE published_at IS NOT NULL LIMIT 1',
  )
  return {
    planVersionId: await soldVersion(database, 'gevel'),
    seats: 1,
    customer: { kind: 'person', name: 'Sanne de Wit', email: newEmail() },
    address: { street: 'Steenbakkersweg 18 bis', postcode: '3526 KL', city: 'Utrecht', country: 'NL' },
    payment: { method: 'invoice' },
    reference: null,
    termsVersion: rows[0].version,
    startsAtOnce: true,
    ...fields,
  }
}

/** Begins the draft of an order, as the website does. */
export async function beginDraft(visit: Visit = {}) {
  const key = hashOf(crypto.randomUUID()).toString('base64url')
  const { body } = await askAs(visit, 'POST', '/public/drafts', { wizard: 'abonnement', key })
  const { id, version } = draftSchema.parse(body)
  return { id, key, version }
}

/** Sends an order, by default with a draft of its own. */
export async function sendOrder(order: Order, visit: Visit = {}, draft?: object): Promise<ApiResponse> {
  const sent = draft ?? (await beginDraft(visit))
  return askAs(visit, 'POST', '/public/orders/subscriptions', { ...order, draft: sent })
}
