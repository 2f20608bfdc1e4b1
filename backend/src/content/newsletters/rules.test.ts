import { expect, test } from 'vitest'
import { rhythmOf } from './rules'

const rule = { digest: 'by-hand', weekday: 'Dinsdag', hour: 7, promise: null } as const

test.each([
  [{ ...rule, digest: 'daily' as const }, 'Elke dag om 7.00 uur'],
  [{ ...rule, digest: 'workdays' as const, promise: 'Elk uur' }, 'Elke werkdag om 7.00 uur'],
  [{ ...rule, digest: 'weekly' as const, hour: 16 }, 'Elke dinsdag om 16.00 uur'],
  [{ ...rule, promise: 'Elke ochtend voor zevenen. ' }, 'Elke ochtend voor zevenen'],
  [rule, null],
])('says how often a newsletter with %j comes', (of, rhythm) => {
  expect(rhythmOf(of)).toBe(rhythm)
})
