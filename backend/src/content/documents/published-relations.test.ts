import { expect, test } from 'vitest'
import { withIds } from './published-relations'

test('selects the id of every relation at any depth', () => {
  const populate = {
    tags: { select: ['name'] },
    related: { select: ['id'] },
    seo: true,
    blocks: { on: { 'blocks.text': true, 'blocks.story': { populate: { article: { select: ['title'] } } } } },
  }
  expect(withIds(populate)).toEqual({
    tags: { select: ['id', 'name'] },
    related: { select: ['id'] },
    seo: true,
    blocks: { on: { 'blocks.text': true, 'blocks.story': { populate: { article: { select: ['id', 'title'] } } } } },
  })
})
