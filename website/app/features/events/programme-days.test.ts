import { expect, test } from 'vitest'
import { programmeDays } from './programme-days.ts'

const part = (title: string, start: string, day: string | null = null) => ({ title, start, day })

test('puts the parts of a programme under their day and start, those without a day under the first', () => {
  const days = programmeDays(
    [
      part('slot', '15:00', '2027-02-03'),
      part('lunch', '12:30'),
      part('zaal 1', '10:00', '2027-02-02'),
      part('zaal 2', '10:00'),
      part('deuren', '09:00', '2027-02-03'),
    ],
    '2027-02-02',
  )
  expect(
    days.map(({ day, slots }) => [day, slots.map(({ start, items }) => [start, ...items.map(({ title }) => title)])]),
  ).toEqual([
    [
      '2027-02-02',
      [
        ['10:00', 'zaal 1', 'zaal 2'],
        ['12:30', 'lunch'],
      ],
    ],
    [
      '2027-02-03',
      [
        ['09:00', 'deuren'],
        ['15:00', 'slot'],
      ],
    ],
  ])
})
