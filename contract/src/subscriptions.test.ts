import { describe, expect, it } from 'vitest'
import { mandateReferenceOf, placeSubscriptionInput } from './subscriptions.ts'

const order = {
  draft: { id: '3f0c1a52-7b1e-4d6f-9a3b-0123456789ab', key: null, version: '1' },
  planVersionId: 3,
  seats: 1,
  customer: { kind: 'person', name: 'Dieuwertje van der Steen', email: 'D.vanderSteen@voorbeeld.nl' },
  address: { street: 'Steenbakkersweg 18 bis', postcode: '3526 KL', city: 'Utrecht', country: 'NL' },
  payment: { method: 'invoice' },
  termsVersion: '2026-11-01',
  startsAtOnce: false,
}

describe('the order of a subscription', () => {
  it('normalises what the customer typed', () => {
    const { customer, reference } = placeSubscriptionInput.parse({ ...order, reference: '  ' })
    expect(customer.email).toBe('d.vandersteen@voorbeeld.nl')
    expect(reference).toBeNull()
  })

  it.each([0, -3, 1.5, 10_000])('rejects %d seats with a sentence', (seats) => {
    const { error } = placeSubscriptionInput.safeParse({ ...order, seats })
    expect(error?.issues).toEqual([
      expect.objectContaining({ path: ['seats'], message: expect.stringContaining('Vul een aantal lezers') }),
    ])
  })

  it('ignores a price that is sent along', () => {
    expect(placeSubscriptionInput.parse({ ...order, totalCents: 1, price: { incl: 1, excl: 1 } })).not.toHaveProperty(
      'price',
    )
  })

  it('rejects a direct debit without consent to the mandate', () => {
    const mandate = { textVersion: '1', agreed: false }
    const payment = { method: 'direct-debit', iban: 'NL91ABNA0417164300', holder: 'D. van der Steen', mandate }
    expect(placeSubscriptionInput.safeParse({ ...order, payment }).error?.issues[0]?.message).toMatch(/machtiging/)
  })
})

describe('the reference of a mandate', () => {
  it('depends on the draft alone, in the characters of SEPA', () => {
    expect(mandateReferenceOf(order.draft.id)).toBe(mandateReferenceOf(order.draft.id))
    expect(mandateReferenceOf(order.draft.id)).toMatch(/^M(-[0-9A-Z]{4}){3}$/)
    expect(mandateReferenceOf('00000000-0000-4000-8000-000000000000')).toBe('M-0000-0000-0000')
  })

  it('differs for drafts that differ in one of the last 15 digits', () => {
    expect(mandateReferenceOf('3f0c1a52-7b1e-4d6f-9a3b-0123456789ac')).not.toBe(mandateReferenceOf(order.draft.id))
    expect(mandateReferenceOf('3f0c1a52-7b1e-4d6f-9a3c-0123456789ab')).not.toBe(mandateReferenceOf(order.draft.id))
  })
})
