import { expect, it } from 'vitest'
import { isCurrentNav } from './nav-current.ts'

it.each([
  ['/', '/', '', true],
  ['/', '/partners', '', false],
  ['/partners', '/partners/okerdal-verf', '', true],
  ['/partners', '/partnership', '', false],
  ['/item/tag', '/item/tag', '', true],
  ['/item/tag', '/item/tag', '?t=prijzen', false],
  ['/item/tag?t=prijzen', '/item/tag', '?t=prijzen&p=2', true],
  ['/organisaties?pro', '/organisaties', '?pro', true],
])('%s at %s%s is current: %s', (href, pathname, search, current) => {
  expect(isCurrentNav(href, { pathname, search })).toBe(current)
})
