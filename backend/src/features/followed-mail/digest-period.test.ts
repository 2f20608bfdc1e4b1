import { expect, test } from 'vitest'
import { digestDay, digestPeriod } from './digest-period'

test.each([
  ['daily', '2026-11-20', '2026-11-19T05:40:00.000Z', '2026-11-20T05:40:00.000Z'],
  ['daily', '2026-10-25', '2026-10-24T04:40:00.000Z', '2026-10-25T05:40:00.000Z'],
  ['weekly', '2026-11-23', '2026-11-16T05:40:00.000Z', '2026-11-23T05:40:00.000Z'],
] as const)('a %s digest of %s goes on where the one before it ended', (rhythm, day, after, until) => {
  expect(digestPeriod(rhythm, day)).toEqual({ after: new Date(after), until: new Date(until) })
})

test('there is no weekly digest on other days than Monday', () => {
  expect(digestPeriod('weekly', '2026-11-24')).toBeUndefined()
})

test('the digest of a day is due from its moment on', () => {
  expect(digestDay(new Date('2026-11-20T05:39:59Z'))).toBe('2026-11-19')
  expect(digestDay(new Date('2026-11-20T05:40:00Z'))).toBe('2026-11-20')
})
