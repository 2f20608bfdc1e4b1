import { expect, test } from 'vitest'
import { paceOf, signedTime } from './signed-time.server.ts'

const renderMs = Date.parse('2026-11-22T10:00:00Z')
const signed = signedTime('contact', renderMs)
const hour = 60 * 60_000

test.each([
  ['at once', 0, 'too-soon'],
  ['just before three seconds', 2_999, 'too-soon'],
  ['by an instance whose clock is behind', -5_000, 'too-soon'],
  ['after three seconds', 3_000, 'person'],
  ['a day later', 24 * hour, 'person'],
  ['after more than a day', 24 * hour + 1, 'too-late'],
])('sent %s', (_, ageMs, pace) => expect(paceOf('contact', signed, renderMs + ageMs)).toBe(pace))

test.each([
  ['nothing', ''],
  ['another time', `${(renderMs - hour).toString(36)}.${signed.split('.')[1]}`],
  ['no signature', signed.replace(/\..*/, '.')],
  ['another signature', `${signed.slice(0, -1)}${signed.endsWith('A') ? 'B' : 'A'}`],
  ['a long text', 'é'.repeat(5_000)],
])('rejects %s as unsigned', (_, text) => expect(paceOf('contact', text, renderMs + hour)).toBe('unsigned'))

test('binds the time to one form', () => {
  expect(paceOf('tip', signed, renderMs + hour)).toBe('unsigned')
})
