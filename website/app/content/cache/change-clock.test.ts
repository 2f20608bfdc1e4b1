import { expect, test } from 'vitest'
import { ChangeClock } from './change-clock.ts'

test('invalidates only responses from before a change of their tags', () => {
  const clock = new ChangeClock()
  const before = clock.tick
  clock.recordChange(['content', 'tag'])
  expect(clock.isCurrent(['page', 'tag'], before)).toBe(false)
  expect(clock.isCurrent(['page', 'vacancy'], before)).toBe(true)
  expect(clock.isCurrent(['page', 'tag'], clock.tick)).toBe(true)
})

test('invalidates a response that was requested before a change and arrived after it', () => {
  const clock = new ChangeClock()
  const requestTick = clock.tick
  clock.recordChange(['content'])
  clock.recordChange(['vacancy'])
  expect(clock.isCurrent(['content'], requestTick)).toBe(false)
})

test('invalidates everything after a gap', () => {
  const clock = new ChangeClock()
  const before = clock.tick
  clock.recordUnknownChange()
  expect(clock.isCurrent([], before)).toBe(false)
  expect(clock.isCurrent(['content'], clock.tick)).toBe(true)
})

test('invalidates everything once when there are too many tags to remember', () => {
  const clock = new ChangeClock()
  const before = clock.tick
  for (let article = 1; article <= 10_001; article++) clock.recordChange([`comments:${article}`])
  expect(clock.isCurrent(['page'], before)).toBe(false)
  const after = clock.tick
  clock.recordChange(['comments:1'])
  expect(clock.isCurrent(['page', 'comments:2'], after)).toBe(true)
  expect(clock.isCurrent(['comments:1'], after)).toBe(false)
})

test('trusts silence only while the stream is connected', () => {
  const clock = new ChangeClock()
  expect(clock.isTrusted(0)).toBe(false)
  clock.connected(1_000)
  expect(clock.isTrusted(16_000)).toBe(true)
  expect(clock.isTrusted(17_000)).toBe(false)
})
