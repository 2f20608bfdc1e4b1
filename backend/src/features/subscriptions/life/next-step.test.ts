import { expect, test } from 'vitest'
import { nextStep } from './next-step'

const active = {
  ...({ kind: 'paid', state: 'active', startsOn: '2026-11-01', paidUntil: '2026-11-30', endsOn: null } as const),
  ...{ pausedFrom: null, pausedUntil: null, unpaidSince: null },
}
const graceDays = 21
const step = (facts: Partial<Parameters<typeof nextStep>[0]>, today: string) =>
  nextStep({ ...active, ...facts }, today, graceDays)

test('renews on the day after the last one that was invoiced', () => {
  expect(step({}, '2026-11-30')).toBeUndefined()
  expect(step({}, '2026-12-01')).toEqual({ kind: 'renew' })
  expect(step({ state: 'overdue', unpaidSince: '2026-11-25' }, '2026-12-01')).toEqual({ kind: 'renew' })
})

test('begins a pending subscription on its first day, and not before', () => {
  const pending = { state: 'pending', startsOn: '2026-12-05', paidUntil: '2026-12-04' } as const
  expect(step(pending, '2026-12-04')).toBeUndefined()
  expect(step(pending, '2026-12-05')).toEqual({ kind: 'begin' })
})

test('ends what was cancelled, or ends by itself, after its last day instead of renewing it', () => {
  for (const state of ['cancelled', 'active'] as const) {
    expect(step({ state, endsOn: '2026-11-30' }, '2026-11-30')).toBeUndefined()
    expect(step({ state, endsOn: '2026-11-30' }, '2026-12-20')).toEqual({
      ...{ kind: 'end', lastDay: '2026-11-30', because: 'over' },
    })
  }
})

test('falls overdue after the day on which it should have been paid, and ends after the terms of payment', () => {
  const unpaid = { unpaidSince: '2026-11-15', paidUntil: '2027-10-31' }
  expect(step(unpaid, '2026-11-15')).toBeUndefined()
  expect(step(unpaid, '2026-11-16')).toEqual({ kind: 'fall-overdue' })
  expect(step({ ...unpaid, state: 'overdue' }, '2026-12-06')).toBeUndefined()
  expect(step({ ...unpaid, state: 'overdue' }, '2026-12-07')).toEqual({
    ...{ kind: 'end', lastDay: '2026-12-06', because: 'unpaid' },
  })
})

test('recovers when all is paid', () => {
  expect(step({ state: 'overdue' }, '2026-11-20')).toEqual({ kind: 'recover' })
})

test('recovers when only an invoice is open that is not due yet', () => {
  const facts = { state: 'overdue', unpaidSince: '2026-11-20' } as const
  expect(step(facts, '2026-11-20')).toEqual({ kind: 'recover' })
  expect(step({ ...facts, state: 'active' }, '2026-11-20')).toBeUndefined()
  expect(step({ ...facts, state: 'active' }, '2026-11-21')).toEqual({ kind: 'fall-overdue' })
})

test('pauses and resumes on its days, and charges nothing meanwhile', () => {
  const paused = { pausedFrom: '2026-11-10', pausedUntil: '2027-01-09' }
  expect(step(paused, '2026-11-09')).toBeUndefined()
  expect(step(paused, '2026-11-10')).toEqual({ kind: 'pause' })
  expect(step({ ...paused, state: 'paused' }, '2027-01-09')).toBeUndefined()
  expect(step({ ...paused, state: 'paused' }, '2027-01-10')).toEqual({ kind: 'resume' })
})

test('never charges what is complimentary', () => {
  expect(step({ kind: 'complimentary' }, '2027-12-01')).toBeUndefined()
})

test.each(['ended', 'withdrawn'] as const)('does nothing once it is %s', (state) => {
  expect(step({ state, endsOn: '2026-11-10' }, '2027-12-01')).toBeUndefined()
})
