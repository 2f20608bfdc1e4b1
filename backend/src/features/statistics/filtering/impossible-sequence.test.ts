import type { StatisticsEvent } from '@gevel/contract/statistics'
import { expect, test } from 'vitest'
import { isImpossibleSequence, isImpossibleSession } from './impossible-sequence'

const eventsOf = (kinds: string) => kinds.split(' ').map((eventType) => ({ eventType, url: '/' }) as StatisticsEvent)

test.each([
  'Pageview Pageview',
  'session-start Pageview session-pause session-resume Pageview session-stop',
  'session-resume session-pause',
  'session-start session-pause session-stop session-start Pageview',
  'session-pause Lead session-resume',
])('accepts %s', (kinds) => expect(isImpossibleSequence(eventsOf(kinds))).toBe(false))

test.each([
  'session-start session-start',
  'session-resume session-resume',
  'session-pause session-pause',
  'session-pause Pageview',
  'session-stop Pageview',
  'session-stop session-resume',
])('rejects %s', (kinds) => expect(isImpossibleSequence(eventsOf(kinds))).toBe(true))

const now = Date.UTC(2026, 10, 25)

test.each([undefined, null, { id: 0, iat: now - 1, exp: now + 1 }])('accepts the session %j', (session) =>
  expect(isImpossibleSession(session, now)).toBe(false),
)

test.each([
  {},
  'abc',
  { id: 12, iat: now, exp: now + 1 },
  { id: 0, iat: now + 48 * 60 * 60 * 1000, exp: now + 1e12 },
  { id: 0, iat: now, exp: now - 1 },
])('rejects the session %j', (session) => expect(isImpossibleSession(session, now)).toBe(true))
