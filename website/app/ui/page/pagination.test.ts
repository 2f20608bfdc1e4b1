import { expect, it } from 'vitest'
import { pageNumbers } from './pagination.tsx'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 10, [1, 'gap-4', 4, 5, 6, 'gap-10', 10]],
  [3, 10, [1, 2, 3, 4, 'gap-10', 10]],
  [10, 10, [1, 'gap-9', 9, 10]],
])('page %i of %i shows %j', (page, pageCount, shown) => expect(pageNumbers(page, pageCount)).toEqual(shown))
