import { expect, test } from 'vitest'
import { previewTypeOf, uidOf } from './previewable'

test('previews only types with drafts and a page', () => {
  expect(previewTypeOf('api::content.content')).toBe('article')
  for (const uid of ['api::tag.tag', 'api::redirect.redirect', 'admin::user', 'constructor'])
    expect(previewTypeOf(uid)).toBeUndefined()
  expect(uidOf('company')).toBe('api::partner.partner')
})
