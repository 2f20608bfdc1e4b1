import { expect, test } from 'vitest'
import { isOfBackend } from './backend-paths.ts'

const at = (path: string) => isOfBackend(new URL(path, 'https://gevel.example'))

test.each([
  '/account',
  '/account?x=1',
  '/account/lezen',
  '/account/mail',
  '/account/reacties',
  '/account/reacties?p=2',
  '/accounts',
  '/',
  '/news/7/x',
])('leaves the page %s to the worker', (path) => expect(at(path)).toBe(false))

test.each(['/admin', '/admin/plugins', '/account/export', '/account/push', '/api/public/tags', '/media/1.jpg'])(
  'leaves %s to the backend',
  (path) => expect(at(path)).toBe(true),
)
