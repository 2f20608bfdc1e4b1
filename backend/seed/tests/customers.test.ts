import { placeSubscriptionInput } from '@gevel/contract/subscriptions'
import { expect, test } from 'vitest'
import { orderOf } from '../customers/order-of'
import { content } from './content'

const { customers, plans, articles, billing } = content

const settings = { terms: { version: billing.termsVersion }, mandate: { version: billing.mandateVersion } }
const versions = new Map(plans.map(({ slug, seats }, index) => [slug, { id: index + 1, seats }]))
const draft = { id: crypto.randomUUID(), version: '1', key: 'x'.repeat(43) }

test.each(customers.map((customer) => [customer.email, customer] as const))(
  '%s sends an order that the site accepts',
  (_, customer) => {
    const order = { draft, ...orderOf(customer, { settings, versions }) }
    expect(placeSubscriptionInput.safeParse(order)).toMatchObject({ success: true, data: order })
    const plan = plans.find(({ slug }) => slug === customer.plan)
    expect(['both', customer.company ? 'company' : 'person']).toContain(plan?.audience)
  },
)

test('names plans that are sold, and articles for subscribers', () => {
  const happenings = customers.flatMap((customer) => customer.happenings)
  for (const happening of happenings) {
    if (happening.what === 'change') expect(plans.map(({ slug }) => slug)).toContain(happening.plan)
    if (happening.what === 'give')
      expect(articles.find(({ slug }) => slug === happening.article)?.access, happening.article).toBe('subscriber')
  }
})

test('lets nothing happen before the order, nor an invitation be accepted before it is sent', () => {
  for (const { email, orderedBefore, happenings } of customers)
    for (const happening of happenings) {
      expect(happening.daysBefore, email).toBeLessThan(orderedBefore)
      if (happening.what === 'invite')
        expect(happening.acceptedBefore ?? 0, happening.email).toBeLessThanOrEqual(happening.daysBefore)
    }
})

test('has the terms and the mandate that the first customer agreed to', () => {
  const first = Math.max(...customers.map(({ orderedBefore }) => orderedBefore))
  const firstDay = new Date(Date.parse('2026-11-20') - first * 86_400_000).toISOString()
  expect([billing.termsVersion, billing.mandateVersion].every((day) => day < firstDay)).toBe(true)
})
