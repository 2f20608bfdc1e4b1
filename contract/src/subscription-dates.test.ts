import { expect, test } from 'vitest'
import { collectionDay, startOf } from './subscription-dates.ts'

const issues = ['2026-12-11', '2027-01-29']
const order = { orderedOn: '2026-11-20', customer: 'person', startsAtOnce: false, print: false, issues } as const

test('begins after the period of withdrawal, unless the consumer asked to begin at once', () => {
  expect(startOf(order)).toEqual({ startsOn: '2026-12-05', firstIssueOn: null, withdrawUntil: '2026-12-04' })
  expect(startOf({ ...order, startsAtOnce: true })).toMatchObject({
    startsOn: '2026-11-20',
    withdrawUntil: '2026-12-04',
  })
})

test('counts the period of withdrawal from the delivery of the first magazine', () => {
  expect(startOf({ ...order, print: true })).toEqual({
    startsOn: '2026-12-29',
    firstIssueOn: '2026-12-14',
    withdrawUntil: '2026-12-28',
  })
  expect(startOf({ ...order, print: true, orderedOn: '2026-12-11' }).firstIssueOn).toBe('2027-02-01')
})

test('leaves the withdrawal open while no magazine is planned', () => {
  expect(startOf({ ...order, print: true, issues: [] })).toEqual({
    startsOn: '2026-12-05',
    firstIssueOn: null,
    withdrawUntil: null,
  })
})

test('begins at once for a company, which cannot withdraw', () => {
  expect(startOf({ ...order, customer: 'company', print: true })).toMatchObject({
    startsOn: '2026-11-20',
    withdrawUntil: null,
  })
})

test('collects after the notice, on a day on which banks settle', () => {
  expect(collectionDay('2026-11-20', 5)).toBe('2026-11-27')
  expect(collectionDay('2026-12-29', 5)).toBe('2027-01-05')
  expect(collectionDay('2026-12-19', 5)).toBe('2026-12-28')
})
