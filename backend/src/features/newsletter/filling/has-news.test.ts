import { expect, test } from 'vitest'
import { hasNews } from './has-news'

const events = { type: 'events' }

test.each([
  ['general', [{ type: 'lead' }], true],
  ['general', [{ type: 'vacancies' }, events], true],
  ['pro', [{ type: 'articles' }, { type: 'figure' }, events], false],
  ['general', [events], false],
  ['events', [events], true],
  ['vacancies', [], false],
] as const)('an issue of %s with %j has news: %s', (list, blocks, is) => {
  expect(hasNews(list, blocks)).toBe(is)
})
