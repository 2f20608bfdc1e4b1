import { expect, test } from 'vitest'
import { isFormNavigation } from './form-navigation'

const list = '/content-manager/collection-types/api::content.content'

test.each([
  [`${list}/create`, `${list}/abc`, true],
  [`${list}/clone/abc`, `${list}/def`, true],
  [`${list}/create`, list, false],
  [`${list}/abc`, `${list}/def`, false],
  [`${list}/create`, '/', false],
])('recognises a navigation from %s to %s', (from, to, isOwn) => {
  expect(isFormNavigation(from, to)).toBe(isOwn)
})
