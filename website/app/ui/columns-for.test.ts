import { expect, test } from 'vitest'
import { columnsFor } from './columns-for.ts'

test.each([
  [[5], 5],
  [[4], 5],
  [[7], 4],
  [[6], 6],
  [[11], 4],
  [[2], 3],
  [[1], 5],
  [[7, 4], 4],
  [[8, 8, 3], 5],
])('puts %j cards into rows of %i', (lists, columns) => expect(columnsFor(lists, [5, 4, 6, 3])).toBe(columns))
