import { expect, test } from 'vitest'
import { distance } from './edit-distance'

test.each([
  ['hornbag', 'hornbach', 2],
  ['praksis', 'praxis', 2],
  ['klusdepo', 'klusdepot', 1],
  ['hamersalg', 'hamerslag', 1],
  ['verf', 'verf', 0],
  ['', 'verf', 4],
  ['verf', '', 4],
])('from %s to %s takes %i', (one, other, edits) => expect(distance(one, other)).toBe(edits))
