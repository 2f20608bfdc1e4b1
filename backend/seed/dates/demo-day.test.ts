import { expect, test } from 'vitest'
import { demoDay, withinDay } from './demo-day'

test('is the Dutch day, and another day when one is given', () => {
  const justPastMidnight = new Date('2026-11-27T23:30:00Z')
  expect(demoDay(justPastMidnight)).toEqual({ day: '2026-11-28', minutes: 30 })
  expect(demoDay(justPastMidnight, '2026-11-20')).toEqual({ day: '2026-11-20', minutes: 24 * 60 })
})

test('keeps the moments of a day that has passed, and of other days', () => {
  expect(withinDay('2026-11-28T09:12', { day: '2026-11-28', minutes: 16 * 60 })).toBe('2026-11-28T09:12')
  expect(withinDay('2026-11-27T19:00', { day: '2026-11-28', minutes: 60 })).toBe('2026-11-27T19:00')
})

test('moves what would still be in the future to before now, in its order', () => {
  const early = { day: '2026-11-28', minutes: 3 * 60 }
  const moments = ['06:45', '09:12', '15:11'].map((clock) => withinDay(`2026-11-28T${clock}`, early))
  expect(moments).toEqual(['2026-11-28T01:18', '2026-11-28T01:46', '2026-11-28T02:56'])
})
