import { expect, test } from 'vitest'
import { logIn } from './support/admin.ts'
import { ask } from './support/backend.ts'

const cacheControl = async (path: string, init: RequestInit = {}) =>
  (await ask(path, init)).headers.get('cache-control')

test('JSON of the admin is stored by no cache, whatever the status', async () => {
  const { headers } = await logIn()
  for (const path of ['/admin/users/me', '/content-manager/content-types', '/upload/files', '/users-permissions/roles'])
    expect([path, await cacheControl(path, { headers })]).toEqual([path, 'no-store'])
  const body = JSON.stringify({ email: 'niemand@gevel.example', password: 'dit is het niet' })
  const refused = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  expect(await cacheControl('/admin/login', refused)).toBe('no-store')
})

test('neither are accounts and errors', async () => {
  for (const path of ['/users/me', '/account/sessions', '/public/nothing', '/nothing', '//x'])
    expect([path, await cacheControl(path)]).toEqual([path, 'no-store'])
})

test('a route that says how long its answer may live is left alone', async () => {
  expect(await cacheControl('/public/tags')).toBe('public, no-cache')
})
