import { expect, test } from 'vitest'
import { logIn } from './support/admin.ts'
import { ask } from './support/backend.ts'

const cacheControl = async (path: string, init: RequestInit = {}) =>
  (await ask(path, init)).headers.get('cache-control')

test('makes JSON of the admin uncacheable, whatever the status', async () => {
  const { headers } = await logIn()
  for (const path of ['/admin/users/me', '/content-manager/content-types', '/upload/files', '/users-permissions/roles'])
    expect([path, await cacheControl(path, { headers })]).toEqual([path, 'no-store'])
  const body = JSON.stringify({ email: 'niemand@gevel.example', password: 'dit is het niet' })
  const refused = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  expect(await cacheControl('/admin/login', refused)).toBe('no-store')
})

test('makes accounts and errors uncacheable', async () => {
  for (const path of ['/users/me', '/account/sessions', '/public/nothing', '/nothing', '//x'])
    expect([path, await cacheControl(path)]).toEqual([path, 'no-store'])
})

test('keeps the cache header of a route', async () => {
  expect(await cacheControl('/public/tags')).toBe('public, no-cache')
})
