import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, vi } from 'vitest'
import type { SecondBackend } from './support/second-backend.ts'
import { test } from './support/with-second-backend.ts'

let backend: SecondBackend
let linesBefore: number
test.beforeAll(async ({ second }) => {
  backend = second
  linesBefore = backend.lines().length
}, 180_000)

const lines = () => backend.lines().slice(linesBefore)

/** Sends the path unchanged, which `fetch` would resolve first, and the headers that are given, in pairs. */
function get(path: string, headers?: string[]): Promise<{ status: number | undefined; body: unknown }> {
  const { hostname, port } = new URL(backend.url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, ...(headers && { headers }) }, async (response) =>
      resolve({ status: response.statusCode, body: JSON.parse(await text(response)) }),
    )
      .on('error', reject)
      .end()
  })
}

test('responds to an invalid path with a Dutch sentence, and logs no stack', async () => {
  const paths = ['//uploads/x', '/uploads/%zz', '/uploads/%00', '/uploads/%2e%2e/x', '/admin/%zz', '/public/%zz']
  for (const path of paths)
    expect([path, await get(path)]).toMatchObject([
      path,
      { status: 400, body: { error: { message: 'Dit adres klopt niet.' } } },
    ])
  const logged = () => lines().filter(({ path }) => paths.includes(String(path)))
  await vi.waitFor(() => expect(logged()).toHaveLength(paths.length), { timeout: 5_000 })
  expect(lines().filter(({ level }) => level === 'error')).toEqual([])
})

test('rejects a request with two Host headers', async () => {
  const one = ['Host', '127.0.0.1']
  const path = '/public/site'
  expect((await get(path, one)).status).toBe(200)
  expect(await get(path, [...one, 'host', 'elders.example'])).toMatchObject({
    status: 400,
    body: { error: { message: 'Dit verzoek klopt niet.' } },
  })
})
