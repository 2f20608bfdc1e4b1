import { expect, test } from 'vitest'
import { screenOf } from './audit-line'

test.each([
  ['api::content.content', false, '/content-manager/collection-types/api::content.content/x1'],
  ['api::site-setting.site-setting', true, '/content-manager/single-types/api::site-setting.site-setting'],
  ['admin::user', false, '/settings/users/x1'],
  ['comment', false, '/reacties'],
  ['strapi::core-store', false, undefined],
])('links %s to its own screen', (type, isSingle, screen) => {
  expect(screenOf({ type, isSingle, id: 'x1' })).toBe(screen)
})
