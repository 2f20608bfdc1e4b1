import { expect, test } from 'vitest'
import { cancellationDay } from './cancellation-day'

const yearly = { state: 'active', kind: 'paid', customerKind: 'person', paidUntil: '2028-02-28' } as const

test('lets a consumer read to the end of the first term', () => {
  expect(cancellationDay(yearly, '2027-04-10', false)).toBe('2028-02-28')
})

test('ends a month after the notice, on any day, once the first term is over', () => {
  expect(cancellationDay(yearly, '2027-04-10', true)).toBe('2027-05-10')
  expect(cancellationDay(yearly, '2028-01-31', true)).toBe('2028-02-28')
  expect(cancellationDay({ ...yearly, paidUntil: '2027-04-20' }, '2027-04-10', true)).toBe('2027-04-20')
})

test('lets a company read what is paid', () => {
  expect(cancellationDay({ ...yearly, customerKind: 'company' }, '2027-04-10', true)).toBe('2028-02-28')
})

test('ends at once what has not begun, or costs nothing', () => {
  expect(cancellationDay({ ...yearly, state: 'pending' }, '2027-04-10', false)).toBe('2027-04-10')
  expect(cancellationDay({ ...yearly, kind: 'complimentary' }, '2027-04-10', false)).toBe('2027-04-10')
})
