import { expect, test } from 'vitest'
import { currentEdition } from './current-edition'

const now = new Date('2026-11-23T12:00:00Z')
const edition = (publicId: number, day: string) => ({
  publicId,
  startsAt: `${day}T09:00:00.000Z`,
  endsAt: new Date(`${day}T16:00:00.000Z`),
})
const [past, last, today, next] = [
  edition(1, '2024-11-01'),
  edition(2, '2025-11-01'),
  edition(3, '2026-11-23'),
  edition(4, '2027-11-01'),
] as const

test.each([
  ['the one that is under way', [next, past, today], today],
  ['the next one', [last, next, past], next],
  ['the last one when none is to come', [last, past], last],
  ['nothing without editions', [], undefined],
])('the current edition is %s', (_, editions, current) => expect(currentEdition(editions, now)).toBe(current))
