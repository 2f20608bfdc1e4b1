import { draftSchema } from '@gevel/contract/drafts'
import { single } from '@gevel/contract/envelope'
import { planPageSchema, subscriptionTermsSchema } from '@gevel/contract/plans'
import { placedSubscriptionSchema } from '@gevel/contract/subscriptions'
import { hashOf } from '../../src/platform/secrets/secrets'
import { ask } from './backend.ts'
import { newEmail } from './registration.ts'
import { askAs, type Visit } from './visitor.ts'

interface Ordered {
  /** slug of the plan */
  plan?: string
  email?: string
  startsAtOnce?: boolean
  isCompany?: boolean
}

/** Orders a subscription that is paid after an invoice, as the last step of the website's wizard does. */
export async function placeOrder(
  { plan: slug = 'gevel-digitaal', email = newEmail(), startsAtOnce = true, isCompany = false }: Ordered = {},
  visit: Visit = {},
) {
  const { plan } = single(planPageSchema).parse((await ask(`/public/plans/${slug}`)).body).data
  const terms = single(subscriptionTermsSchema).parse((await ask('/public/subscription-terms')).body).data
  const name = 'Dieuwertje van der Steen-Wagenaar'
  const company = { kind: 'company', name: 'Steen & Zn', kvk: '01234567', vatId: null, contact: name, email }
  const response = await askAs(visit, 'POST', '/public/orders/subscriptions', {
    draft: await newDraft(visit),
    planVersionId: plan.version.id,
    seats: plan.version.seats,
    customer: isCompany ? company : { kind: 'person', name, email },
    address: { street: 'Dakgoot 2', postcode: '1011 AB', city: 'Amsterdam', country: 'NL' },
    payment: { method: 'invoice' },
    reference: null,
    termsVersion: terms.version,
    startsAtOnce,
  })
  if (response.status !== 200) throw new Error(`${response.status}: ${response.text}`)
  return { email, name, ...placedSubscriptionSchema.parse(response.body) }
}

async function newDraft(visit: Visit) {
  const key = hashOf(crypto.randomUUID()).toString('base64url')
  const response = await askAs(visit, 'POST', '/public/drafts', { wizard: 'abonnement', key })
  const { id, version } = draftSchema.parse(response.body)
  return { id, key, version }
}
