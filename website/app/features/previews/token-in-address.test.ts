import { expect, test } from 'vitest'
import { withoutToken } from './token-in-address.ts'

test.each([
  ['/news/1/a', '', '/news/1/a'],
  ['/news/tag', '?t=Hout&p=2', '/news/tag?t=Hout&p=2'],
  ['/news/1/a', '?voorbeeld=article.abc.draft', '/news/1/a'],
  ['/news/1/a', '?voorbeeld', '/news/1/a'],
  ['/partners/a', '?pro&voorbeeld', '/partners/a?pro'],
  ['/partners/a', '?pro&voorbeeld=company.abc.draft', '/partners/a?pro'],
])('%s%s leads back to %s', (pathname, search, back) => expect(withoutToken({ pathname, search })).toBe(back))
