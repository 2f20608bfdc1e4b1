import { expect, test } from 'vitest'
import { dayMs, minuteMs, PeriodCounts } from './event-rate'

test('counts each subject apart, and starts again after a minute', () => {
  const counts = new PeriodCounts(minuteMs)
  expect(counts.add('a', 2, 1_000)).toBe(2)
  expect(counts.add('a', 3, 60_000)).toBe(5)
  expect(counts.add('b', 1, 60_000)).toBe(1)
  expect(counts.secondsLeft(60_000)).toBe(1)
  expect(counts.add('a', 1, 61_000)).toBe(1)
})

test('goes on counting when there are more subjects than it remembers, and forgets those that were quiet', () => {
  const counts = new PeriodCounts(dayMs)
  for (let subject = 0; subject < 200_000; subject++) {
    counts.add(String(subject), 1, 0)
    if (subject % 1_000 === 0) counts.add('busy', 1, 0)
  }
  expect(counts.add('busy', 1, 0)).toBe(201)
  expect(counts.add('new', 1, 0)).toBe(1)
  expect(counts.add('new', 1, 0)).toBe(2)
  expect(counts.add('0', 1, 0)).toBe(1)
})
