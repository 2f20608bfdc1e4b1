import { expect, test } from 'vitest'
import { isMailLink } from './mail-links.ts'

test.each([
  ['/account-activeren', '?code=x', true],
  ['/account-activeren', '', false],
  ['/news/1/x', '?code=x', false],
])('%s%s is opened from a mail: %s', (pathname, search, expected) => {
  expect(isMailLink({ pathname, search })).toBe(expected)
})
