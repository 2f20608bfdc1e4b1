import { expect, test } from 'vitest'
import { withinAge } from './fill-stories.server.ts'

const newest = '2026-11-20T08:00:00.000Z'
const stories = [newest, '2026-11-13T08:00:00.000Z', '2026-11-13T07:59:00.000Z'].map((publishedAt) => ({ publishedAt }))

test('omits stories that are older than the newest one by more than the limit', () => {
  expect(withinAge(stories, 7, newest)).toEqual(stories.slice(0, 2))
  expect(withinAge(stories, null, newest)).toEqual(stories)
  expect(withinAge([], 7, '')).toEqual([])
})
