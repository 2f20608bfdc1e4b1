import { expect, test } from 'vitest'
import { isApiUrl, withApiPrefix } from './public-paths'

test.each([
  ['/public/pages?page=2', '/api/public/pages?page=2'],
  ['/auth/local', '/api/auth/local'],
  ['/users/me', '/api/users/me'],
  ['/connect/google', '/api/connect/google'],
  ['/account/sessions', '/api/account/sessions'],
  ['/statistics', '/api/statistics'],
  ['/statistics/', '/api/statistics/'],
])('serves %s as %s too', (url, served) => {
  expect(withApiPrefix(url)).toBe(served)
})

test.each([
  '/admin/users',
  '/api/public/pages',
  '/uploads/public.png',
  '/users-permissions/roles',
  '/publications',
  '/',
])('leaves %s alone', (url) => {
  expect(withApiPrefix(url)).toBe(url)
})

test('does not count the admin and files as the API', () => {
  expect(isApiUrl('/api/public/site')).toBe(true)
  expect(isApiUrl('/api?x')).toBe(true)
  expect(isApiUrl('/admin')).toBe(false)
  expect(isApiUrl('/apix')).toBe(false)
})
