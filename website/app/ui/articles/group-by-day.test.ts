import { expect, test } from 'vitest'
import { groupByDay } from './group-by-day.ts'

const at = (publishedAt: string) => ({ publishedAt })

test('groups by the day in the Netherlands, in the given order', () => {
  const [morning, midnight, evening] = [
    at('2026-11-20T07:00:00.000Z'),
    at('2026-11-19T23:30:00.000Z'),
    at('2026-11-19T22:30:00.000Z'),
  ]
  expect(groupByDay([morning, midnight, evening])).toEqual([[morning, midnight], [evening]])
  expect(groupByDay([])).toEqual([])
})
