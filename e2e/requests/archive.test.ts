import { expect, test } from 'vitest'
import { ask } from '../http.ts'

for (const path of [
  '/sitemap/2026/13',
  '/sitemap/2026/00',
  '/sitemap/0',
  '/sitemap/2099',
  '/sitemap/2099/01',
  '/sitemap/2026/11?p=99',
])
  test(`responds with 404 to ${path}`, async () => {
    expect((await ask(path)).status).toBe(404)
  })

test('redirects a month without its zero, and the first page', async () => {
  expect((await ask('/sitemap/2026/9')).headers.location).toBe('/sitemap/2026/09')
  expect((await ask('/sitemap/2026/11?p=1')).headers.location).toBe('/sitemap/2026/11')
})
