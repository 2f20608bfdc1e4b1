import { expect, test } from 'vitest'
import { ShownStories } from './shown-stories.ts'

const stories = (...ids: number[]) => ids.map((id) => ({ id }))

test('shows a story once, and a chosen one only in its place', () => {
  const shown = new ShownStories([2])
  expect(shown.take(stories(1, 2, 3, 4), 2)).toEqual(stories(1, 3))
  expect(shown.take(stories(3, 4, 1, 5), 2)).toEqual(stories(4, 5))
  expect(shown.take(stories(1, 2, 3), 2)).toEqual([])
  expect(shown.ids).toEqual([2, 1, 3, 4, 5])
})
