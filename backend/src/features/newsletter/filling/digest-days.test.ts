import { expect, test } from 'vitest'
import { digestDay } from './digest-days'

const daily = { digest: 'daily', weekday: 'Maandag', hour: 7 } as const

test.each([
  ['before its hour', daily, '2026-11-20T05:59:00Z', undefined],
  ['at its hour', daily, '2026-11-20T06:00:00Z', '2026-11-20'],
  ['hours later, after a stop', daily, '2026-11-20T09:59:00Z', '2026-11-20'],
  ['much later', daily, '2026-11-20T10:00:00Z', undefined],
  ['in summer time', daily, '2026-07-20T05:00:00Z', '2026-07-20'],
  ['on the day of the clock change', daily, '2026-10-25T06:00:00Z', '2026-10-25'],
  ['in the hour that is there twice', daily, '2026-10-25T00:30:00Z', undefined],
  ['on its weekday', { ...daily, digest: 'weekly' as const }, '2026-11-23T06:30:00Z', '2026-11-23'],
  ['on another weekday', { ...daily, digest: 'weekly' as const }, '2026-11-24T06:30:00Z', undefined],
  ['on a Friday', { ...daily, digest: 'workdays' as const }, '2026-11-20T06:30:00Z', '2026-11-20'],
  ['on a Saturday', { ...daily, digest: 'workdays' as const }, '2026-11-21T06:30:00Z', undefined],
  ['on a Sunday', { ...daily, digest: 'workdays' as const }, '2026-11-22T06:30:00Z', undefined],
  ['by hand', { ...daily, digest: 'by-hand' as const }, '2026-11-23T06:30:00Z', undefined],
])('%s', (_, rule, at, day) => {
  expect(digestDay(rule, new Date(at))).toBe(day)
})
