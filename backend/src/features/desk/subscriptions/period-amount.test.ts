import { cents } from '@gevel/contract/money/cents'
import { expect, test } from 'vitest'
import { periodAmount } from './period-amount'

const version = {
  ...{ id: 1, plan_document_id: 'a', version: 1, name: 'Kennismaken', slug: 'kennismaken', vat_rate: 900, seats: 1 },
  ...({ edition: 'general', audience: 'both', period: 'month', after_intro: 'continue' } as const),
  ...{ price_incl_cents: cents(2017), price_excl_cents: cents(1850), seat_incl_cents: null, seat_excl_cents: null },
  ...{ intro_weeks: 4, intro_incl_cents: cents(400), intro_excl_cents: cents(367), print: false },
  created_at: new Date('2026-11-20T11:00:00Z'),
}
const subscription = { kind: 'paid', seats: 1, isVatShifted: false, starts_on: '2027-01-04', version } as const

test('shows an introduction that ends by itself with its own price, and not one that it never has', () => {
  expect(periodAmount({ ...subscription, customer_kind: 'person' })).toEqual({
    ...{ totalCents: 400, netCents: 367, introWeeks: 4 },
  })
  expect(periodAmount({ ...subscription, customer_kind: 'company' })).toMatchObject({
    netCents: 1850,
    introWeeks: null,
  })
  const regular = { ...version, intro_weeks: null, intro_incl_cents: null, intro_excl_cents: null }
  expect(periodAmount({ ...subscription, version: regular, customer_kind: 'person' })).toMatchObject({
    ...{ totalCents: 2017, introWeeks: null },
  })
})

test('has no amount for what is complimentary', () => {
  expect(periodAmount({ ...subscription, kind: 'complimentary', customer_kind: 'person' })).toBeNull()
})
