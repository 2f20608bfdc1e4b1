import { expect, test } from 'vitest'
import { ask } from '../http.ts'

test('creates a new challenge for each request, and never caches one', async () => {
  const [one, two] = await Promise.all([ask('/botcontrole'), ask('/botcontrole')])
  expect(one.headers['cache-control']).toBe('no-store')
  expect(one.body).not.toBe(two.body)
  const page = await ask('/wachtwoord-vergeten')
  expect(page.headers['cache-control']).toBe('private, no-cache')
})
