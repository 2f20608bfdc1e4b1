import type { EventRegistration } from '@gevel/contract/events'
import { expect, test } from 'vitest'
import { staticState } from './static-state.ts'

const type = {
  ...{ id: 1, name: 'Bezoeker', description: null, access: 'everybody' as const, isSoldOut: false },
  ...{ priceInclCents: 0, priceExclCents: 0, opensAt: '', closesAt: '' },
}
const registration: EventRegistration = {
  ...{ opensAt: '2026-11-01T08:00:00.000Z', closesAt: '2026-12-01T08:00:00.000Z', cancelUntil: '2026-11-26' },
  ...{ hasWaitingList: true, cancelledBecause: null, types: [type, { ...type, id: 2, isSoldOut: true }] },
}
const full = { ...registration, types: [{ ...type, isSoldOut: true }] }

test.each([
  ['soon', registration, '2026-10-31T08:00:00.000Z'],
  ['open', registration, '2026-11-01T08:00:00.000Z'],
  ['closed', registration, '2026-12-01T08:00:00.000Z'],
  ['waiting', full, '2026-11-02T08:00:00.000Z'],
  ['invited', { ...registration, types: [] }, '2026-11-02T08:00:00.000Z'],
  ['full', { ...full, hasWaitingList: false }, '2026-11-02T08:00:00.000Z'],
  ['cancelled', { ...registration, cancelledBecause: 'Storm' }, '2026-11-02T08:00:00.000Z'],
])('says of a registration that it is %s', (state, given, now) => expect(staticState(given, now)).toBe(state))
