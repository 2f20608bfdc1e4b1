import type { PageBlock } from '@gevel/contract/page-blocks'
import { expect, test } from 'vitest'
import type { FilledBlock } from './fill-blocks.server.ts'
import { reuseBlocks } from './reuse-blocks.ts'

const story = (id: number) => ({ id })
const filled = (title: string, articles: object[]) =>
  ({ __component: 'blocks.articles', title, articles }) as unknown as FilledBlock

test('returns the blocks of before where the content is the same', () => {
  const page: PageBlock[] = []
  const [one, two, three] = [story(1), story(2), story(3)]
  const first = [filled('Bouwmarkten', [one, two]), filled('Verf', [three])]
  expect(reuseBlocks(page, first)).toEqual(first)
  const again = reuseBlocks(page, [filled('Bouwmarkten', [one, two]), filled('Verf', [three])])
  expect(again[0]).toBe(first[0])
  expect(again[1]).toBe(first[1])
})

test.each([
  ['another order', filled('Bouwmarkten', [story(2), story(1)])],
  ['one story less', filled('Bouwmarkten', [])],
  ['another title', filled('Bouwmarkt', [])],
  ['another field', { ...filled('Bouwmarkten', []), width: 'third' } as unknown as FilledBlock],
])('returns the new block with %s', (_, changed) => {
  const page: PageBlock[] = []
  reuseBlocks(page, [filled('Bouwmarkten', [story(1), story(2)])])
  expect(reuseBlocks(page, [changed])[0]).toBe(changed)
})

test('returns those of another page as they are', () => {
  const stories = [story(1)]
  reuseBlocks([], [filled('Bouwmarkten', stories)])
  const own = filled('Bouwmarkten', stories)
  expect(reuseBlocks([], [own])[0]).toBe(own)
})
