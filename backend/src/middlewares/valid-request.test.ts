import { expect, test } from 'vitest'
import { isReadablePath } from './valid-request'

test.each([
  '/',
  '/uploads/a..b.png',
  '/uploads/caf%C3%A9%20%2B.png',
  '/admin/auth/login',
  '/uploads//a.png',
  '/.well-known/x',
])('accepts %s', (path) => expect(isReadablePath(path)).toBe(true))

test.each([
  '//uploads/x',
  '/%2Fuploads/x',
  '/%5Cuploads/x',
  '/uploads/%zz',
  '/uploads/%ff',
  '/uploads/%00',
  '/uploads/%0d%0aX',
  '/uploads/../x',
  '/uploads/%2e%2e/x',
  '/admin/..%5cx',
  '/..',
])('rejects %s', (path) => expect(isReadablePath(path)).toBe(false))
