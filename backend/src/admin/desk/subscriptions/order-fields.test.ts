import { cents } from '@gevel/contract/money/cents'
import type { PlanVersion } from '@gevel/contract/plans'
import { subscriptionOrderSchema } from '@gevel/contract/subscriptions'
import { expect, test } from 'vitest'
import type { OrderForm } from '../../../features/desk/subscriptions/order-form'
import { firstAnswers, orderOf, orderSections } from './order-fields'
import { priceSentence } from './order-price'

const plan: PlanVersion = {
  ...{ id: 7, name: 'Gevel', slug: 'gevel', edition: 'general', audience: 'both', period: 'month', vatRate: 900 },
  ...{ price: { incl: cents(2017), excl: cents(1850) }, seats: 1, extraSeat: null, intro: null, print: false },
}
const teamPlan: PlanVersion = {
  ...{ ...plan, id: 8, name: 'Mix Pro', audience: 'company', seats: 3 },
  ...{ price: { incl: cents(3706), excl: cents(3400) }, extraSeat: { incl: cents(981), excl: cents(900) } },
}
const form: OrderForm = {
  ...{ plans: [plan, teamPlan], termsVersion: '2026-01-01', mandateVersion: '2026-01-01', paymentDays: 14 },
}
const address = { 'address.street': 'Dakgoot 2', 'address.postcode': '1011 AB', 'address.city': 'Amsterdam' }
const person = {
  ...{ ...firstAnswers, ...address, planVersionId: '7' },
  ...{ 'customer.name': 'Sanne de Wit', 'customer.email': 'sanne@lezer.example' },
}
const company = {
  ...{ ...firstAnswers, ...address, planVersionId: '8', seats: '5', 'payment.method': 'direct-debit' },
  ...{ 'customer.name': 'Kozijn & Zn', 'customer.kvk': '01234567', 'customer.contact': 'Jo Kozijn' },
  ...{ 'customer.email': 'jo@kozijn.example', 'payment.iban': 'NL91 ABNA 0417 1643 00', 'payment.holder': 'Kozijn' },
  'payment.mandate.agreed': 'yes',
}

const names = (answers: Parameters<typeof orderOf>[1]) =>
  orderSections(form, answers).flatMap(({ fields }) => fields.map(({ name }) => name))

test('asks a person for no number of a company, and a company for no early start', () => {
  expect(names(person)).toContain('startsAtOnce')
  expect(names(person)).not.toContain('customer.kvk')
  expect(names(company)).toEqual(expect.arrayContaining(['customer.kvk', 'customer.contact', 'seats', 'payment.iban']))
  expect(names(company)).not.toContain('startsAtOnce')
})

test.each([
  ['a person', person, { customer: { kind: 'person' }, seats: 1, startsAtOnce: false, payment: { method: 'invoice' } }],
  [
    'a company',
    company,
    { customer: { kind: 'company' }, seats: 5, startsAtOnce: true, payment: { method: 'direct-debit' } },
  ],
])('makes a complete order of %s', (_, answers, expected) => {
  expect(subscriptionOrderSchema.parse(orderOf(form, answers))).toMatchObject(expected)
})

test('names the fields as the backend names what it rejects', () => {
  const { error } = subscriptionOrderSchema.safeParse(
    orderOf(form, { ...company, 'customer.kvk': 'ABC', 'payment.iban': 'X' }),
  )
  const paths = error?.issues.map(({ path }) => path.join('.')) ?? []
  expect(paths).toEqual(['customer.kvk', 'payment.iban'])
  expect(names(company)).toEqual(expect.arrayContaining(paths))
})

test('says what a period costs, with VAT first', () => {
  expect(priceSentence(form, person)?.replaceAll('\u00a0', ' ')).toBe('€ 20,17 per maand met btw (€ 18,50 zonder)')
  expect(priceSentence(form, company)?.replaceAll('\u00a0', ' ')).toBe('€ 56,68 per maand met btw (€ 52,00 zonder)')
  expect(priceSentence(form, firstAnswers)).toBeUndefined()
})
